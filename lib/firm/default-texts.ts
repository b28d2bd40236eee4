// Defaults that staff may edit. We could not read the current wording of the first three in the primary sources, and
// the form says so. The fourth is our own sentence.

/** SEBI's standard warning in advertisements of investment advisers, as used in 2025 and 2026 (BASL, 26 May 2023). */
export const MARKET_WARNING =
  "Investment in securities market are subject to market risks. Read all the related documents carefully before investing.";

/** SEBI's disclaimer for investment advisers, as used since enlistment moved to an exchange (BSE) in 2024. */
export const REGISTRATION_WARNING =
  "Registration granted by SEBI, enlistment as IA with Exchange and certification from National Institute of Securities Markets (NISM) in no way guarantee performance of the intermediary or provide any assurance of returns to investors.";

/** IRDAI's public notice against spurious calls (circular IRDA/LIFE/MISC/CIR/221/11/2016), as insurers' sites show it. */
export const SPURIOUS_CALLS_NOTICE =
  "IRDAI is not involved in activities like selling insurance policies, announcing bonus or investment of premiums. Public receiving such phone calls are requested to lodge a police complaint.";

/** RBI (Digital Lending) Directions, 2025: the borrower must know that lenders pay the firm. */
export const LENDER_PAYMENT = "The lenders pay us for the loans that we arrange.";
