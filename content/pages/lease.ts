import type { ContentPage } from "../types";

const newCar = {
  href: "/lease/new-car",
  menuTitle: "New Car",
  title: "New Car Lease",
  subtitle: "Drive a new car for a monthly rental, then hand it back, extend or buy it",
  description:
    "Lease a new luxury car, SUV, sedan or electric car in India: zero-down plans, mileage options, early termination, what a rental covers and tax.",
  summary:
    "New luxury cars, SUVs, sedans and electric cars on a monthly rental, with zero-down plans.",
  image: "new-car",
  introduction:
    "A lease pays for the years you use a car rather than for the whole car. The leasing company owns it and you pay a fixed rental. We collect quotations for the model you want, explain each charge and see the contract through to delivery.",
  featuresTitle: "Choose the Car, Then the Contract",
  features: [
    {
      title: "Vehicle Options",
      text: "We obtain quotations for any model on sale in India, with the colour and accessories you choose.",
      icon: "car",
      items: [
        "Luxury: a high-value car without a large sum tied up",
        "SUV: seven seats or rough roads, with higher rentals for size",
        "Sedan: boot space and comfort for the daily commute",
        "Electric/hybrid: in an operating lease the lessor bears battery and resale risk",
      ],
    },
    {
      title: "Lease Plans",
      text: "Three numbers decide the rental: months, kilometres and the value left at the end.",
      icon: "calendar",
      items: [
        "Zero-down plans: no down payment, with a somewhat higher monthly rental",
        "Mileage options: yearly kilometres set in advance, with a charge for any excess",
        "Early termination: allowed for a charge, which the contract must spell out",
        "Term: commonly two to five years, matched to your plans",
      ],
    },
    {
      title: "Inside the Rental",
      text: "Some leases are bare finance; others include nearly everything but fuel. Compare them item by item.",
      icon: "tools",
      items: [
        "Registration and road tax: usually spread over the rentals",
        "Motor insurance: renewed by the lessor, or left to you",
        "Service and tyres: scheduled work at authorised workshops",
        "Breakdown help: towing and a replacement car in full-service plans",
      ],
    },
    {
      title: "Tax and the End of the Lease",
      text: "Who signs the lease, you or your employer, changes the tax result.",
      icon: "receipt",
      items: [
        "Through an employer: a car perquisite, taxed at values fixed by rule",
        "Through a business: rentals are an expense when the car is used for work",
        "GST: credit on car rentals is blocked for most businesses",
        "At the end: return, renew, or purchase at the agreed value",
      ],
    },
  ],
  reasons: {
    title: "Why Choose a New Car Lease Through Us",
    points: [
      {
        title: "Total Cost in One Line",
        text: "Rental, deposit, insurance and end charges are added up over the full term and set against a loan for the same car.",
        icon: "calculator",
      },
      {
        title: "Your Use Comes First",
        text: "The search begins with how you drive and for how long, so a discount alone never decides the model.",
        icon: "person",
      },
      {
        title: "A Fair Return",
        text: "Wear-and-tear standards are agreed in writing at the start, which keeps the inspection on the last day short.",
        icon: "handshake",
      },
    ],
  },
  calculator: {
    kind: "leaseOrLoan",
    title: "Lease or Loan Calculator",
    action: "Compare Lease and Loan",
    text: "Enter the price, the rent that a lessor quotes and the rate that a lender quotes. The numbers shown are only an example.",
    values: {
      price: { start: 15_00_000, min: 3_00_000, max: 3_00_00_000, step: 50_000 },
      years: { start: 4, min: 2, max: 6, step: 1 },
      rental: { start: 32_000, min: 5_000, max: 10_00_000, step: 500 },
      downPayment: { start: 20, min: 0, max: 60, step: 5 },
      rate: { start: 9.5, min: 6, max: 24, step: 0.05 },
      resale: { start: 45, min: 0, max: 80, step: 5 },
      tax: { start: 0, min: 0, max: 40, step: 1 },
      depreciation: { start: 15, min: 0, max: 40, step: 5 },
    },
    assumptions: [
      "If you are salaried, leave the tax rate at 0%. A business deducts the whole rent of a lease; with a loan, it deducts the interest and 15% depreciation a year on the written-down value.",
      "A rupee counts the same whether it is paid early or late. If the vehicle sells for more than its written-down value, the difference is taxed. Insurance, upkeep and GST credit are left out.",
    ],
  },
  questions: [
    {
      question: "Who can lease a car, and with which papers?",
      answer:
        "Firms, professionals and salaried people, the last often through their employer. Expect to show PAN, driving licence, bank statements and proof of income. Each lessor has its own limits, and some deal with companies only.",
    },
    {
      question: "Is a lease cheaper than a car loan?",
      answer:
        "Rarely, if you keep a car for many years; sometimes, if you change it every three or four. The rental also pays the lessor for the risk of resale, so compare the whole cost over the same years.",
    },
    {
      question: "What if I want to give the car back early?",
      answer:
        "You usually pay a closing charge, often several rentals, plus dues and damage. Passing the contract on to another driver can be cheaper where it is allowed. Ask for each year’s charge in writing.",
    },
    {
      question: "What happens if the car is stolen or written off?",
      answer:
        "The insurer pays the lessor the insured value. If more is still due under the contract, you may have to pay the gap, unless the plan or an add-on covers it. Read this clause first.",
    },
    {
      question: "What if I miss a rental?",
      answer:
        "Late charges follow, and the lessor may report the delay to credit bureaus. After repeated misses the lessor can end the contract, take the car back and claim what remains. Speak to the lessor before the due date.",
    },
  ],
  keywords: [
    "lease a car",
    "car lease",
    "new car",
    "operating lease",
    "finance lease",
    "leasing company",
  ],
  siblingPages: ["/lease/old-car", "/loans/car-loan"],
  claims: ["vehicle-depreciation"],
} satisfies ContentPage;

const oldCar = {
  href: "/lease/old-car",
  menuTitle: "Old Car",
  title: "Old Car Lease",
  subtitle: "A pre-owned car, inspected and on a short contract, for a smaller rental",
  description:
    "Lease a pre-owned car in India: inspection, service history, RC and hypothecation papers, shorter terms, upkeep and how to hand the car back at the end.",
  summary: "Inspected pre-owned cars on short contracts, with papers and upkeep taken care of.",
  image: "old-car",
  introduction:
    "Someone else has already paid for the steepest fall in a car’s value. That is why leasing a used one can cost less each month. The risk lies in its past, so we arrange an independent inspection and go through its papers before any contract is signed.",
  featuresTitle: "Condition, Papers, Contract and Upkeep",
  features: [
    {
      title: "Condition and History",
      text: "The odometer is not enough. Service bills and a workshop inspection show the rest.",
      icon: "search",
      items: [
        "Inspection: engine, gearbox, suspension, body and tyres, with photographs",
        "Service record: dates and kilometres checked against workshop invoices",
        "Accident history: repairs, repainting and past insurance claims",
        "Battery health: a capacity test, when the car is electric",
      ],
    },
    {
      title: "Papers in Order",
      text: "A car with faulty papers brings trouble at the first checkpost.",
      icon: "document",
      items: [
        "RC: registration certificate, with class of use and owner’s name matching",
        "Hypothecation: an earlier lender’s charge removed from the record",
        "PUC and insurance: valid pollution certificate and third-party cover",
        "Challans and road tax: dues cleared before you drive",
      ],
    },
    {
      title: "Shorter Contracts",
      text: "Useful for a posting of a year or two, a new driver or a growing family.",
      icon: "clock",
      items: [
        "Twelve to thirty-six months: the range in which most used cars are offered",
        "Deposit: refundable, less damage beyond normal wear",
        "Swap: exchange for another vehicle midway, where the lessor allows it",
        "Age limit: lessors set one, and some cities restrict older cars",
      ],
    },
    {
      title: "Upkeep and Return",
      text: "Repairs come sooner on an older vehicle, so decide early who bears them.",
      icon: "tools",
      items: [
        "Maintenance plan: routine service included in the rental, parts replaced on schedule",
        "Major repairs: the lessor pays for engine and gearbox failures, if agreed",
        "Return: a joint check against the delivery photographs",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Our Pre-owned Leases",
    points: [
      {
        title: "Independent Inspection",
        text: "The mechanic who examines the car works for neither the seller nor the lessor and gives you the report directly.",
        icon: "tools",
      },
      {
        title: "Realistic Rentals",
        text: "We set each quotation against the market price of the same model, year and kilometres, and question any difference.",
        icon: "scale",
      },
      {
        title: "Clean Handover",
        text: "Keys change hands only when the registration record, the insurance and the contract all name the same vehicle and parties.",
        icon: "signature",
      },
    ],
  },
  questions: [
    {
      question: "How old may a leased car be?",
      answer:
        "Each lessor limits the age and the kilometres, often counted at the end of the lease. Some cities restrict older diesel and petrol cars as well, so tell us where you will drive.",
    },
    {
      question: "Why is the rental not half of a new car’s?",
      answer:
        "A used car goes on losing value, repairs come sooner, and the lessor charges for risks that no inspection shows. The saving is real on some models and small on others, so compare both quotations.",
    },
    {
      question: "What if the engine fails in the first months?",
      answer:
        "The contract decides. Some lessors give a warranty on major parts, others leave repairs to you. An inspection lowers this risk but cannot remove it, so have the list of covered parts attached to the contract.",
    },
    {
      question: "Which papers do I keep in a leased used car?",
      answer:
        "The registration certificate, insurance, pollution certificate and your licence. The car may be registered in the lessor’s name, so carry a copy of the contract or a letter that allows you to drive it.",
    },
    {
      question: "Can I stop early, or buy the car?",
      answer:
        "Most contracts can be ended early for a charge that shrinks over time. You can buy where the contract names a price or the lessor agrees to one; add the transfer fee, insurance and unpaid challans.",
    },
  ],
  keywords: [
    "pre-owned car",
    "used car",
    "used cars",
    "lease a car",
    "car lease",
    "early return",
    "wear and tear",
  ],
  siblingPages: ["/lease/new-car", "/loans/car-loan"],
} satisfies ContentPage;

const commercialVehicle = {
  href: "/lease/commercial-vehicle",
  menuTitle: "Commercial Vehicle",
  title: "Commercial Vehicle Lease",
  subtitle: "Trucks, buses and vans, paid for from what they earn",
  description:
    "Lease trucks, tippers, buses, vans and electric carriers: lease types, permits, fitness certificates, upkeep and rentals that follow your season.",
  summary: "Trucks, buses, vans and electric carriers on rentals that follow the work they do.",
  image: "commercial-vehicle",
  introduction:
    "A vehicle off the road still has to be paid for. Leasing lets a transport or distribution business add capacity without a big down payment and keep bank limits for fuel and wages. Our team compares lessors, structures the rental around your routes and takes care of the paperwork.",
  featuresTitle: "Vehicles, Leases, Compliance and Upkeep",
  features: [
    {
      title: "Vehicle Types",
      text: "New or used, singly or as a batch, with the body built for your load.",
      icon: "truck",
      items: [
        "Small carriers: three-wheelers and mini trucks for city delivery",
        "Heavy trucks: haulage, tankers, tippers and trailers",
        "Buses: staff transport, schools and tourist operators",
        "Electric carriers: fixed routes with charging at the depot",
      ],
    },
    {
      title: "Lease Types",
      text: "Ask who carries the resale risk; most other differences follow from the answer.",
      icon: "list",
      items: [
        "Finance lease: you bear upkeep and loss of value, usually with transfer at the end",
        "Operating lease: the lessor takes the truck back and bears the resale risk",
        "Sale and leaseback: cash from vehicles you own and go on using",
        "Seasonal rental: larger payments in harvest or festival months",
      ],
    },
    {
      title: "On-Road Compliance",
      text: "One lapsed certificate can stop a vehicle for days, whoever owns it.",
      icon: "flag",
      items: [
        "Permit: national, state or contract carriage, according to use",
        "Fitness certificate: tests at authorised stations, renewed on time",
        "Insurance: third-party, own damage and cover for the goods carried",
        "FASTag: the toll account, linked to each vehicle before its first trip",
      ],
    },
    {
      title: "Keeping It Moving",
      text: "The monthly rental is only one part of the cost per kilometre.",
      icon: "tools",
      items: [
        "Service contracts: workshops along the route, with agreed response times",
        "Tyres: replaced by kilometres run, included in the rental or charged extra",
        "Telematics: fuel, speed and idling reports for each driver",
        "Replacement: a stand-by unit while yours is under repair",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Your Fleet",
    points: [
      {
        title: "Cost per Kilometre",
        text: "Every offer is translated into rupees per kilometre at your own load and distance, so that the comparison is fair.",
        icon: "calculator",
      },
      {
        title: "Rentals That Fit Freight",
        text: "If your customers pay after sixty days, we ask lessors for payment dates that come after theirs.",
        icon: "calendar",
      },
      {
        title: "Fleet Calendar",
        text: "Permits, tests, taxes and policies for each registration number go into one list with reminders well ahead of expiry.",
        icon: "list",
      },
    ],
  },
  calculator: {
    kind: "leaseOrLoan",
    title: "Lease or Loan Calculator",
    action: "Compare Lease and Loan",
    text: "Enter the price, the rent that a lessor quotes, the rate that a lender quotes and your firm’s tax rate. The numbers shown are only an example.",
    values: {
      price: { start: 25_00_000, min: 4_00_000, max: 3_00_00_000, step: 50_000 },
      years: { start: 5, min: 2, max: 7, step: 1 },
      rental: { start: 58_000, min: 5_000, max: 10_00_000, step: 500 },
      downPayment: { start: 15, min: 0, max: 60, step: 5 },
      rate: { start: 11, min: 6, max: 24, step: 0.05 },
      resale: { start: 25, min: 0, max: 80, step: 5 },
      tax: { start: 25, min: 0, max: 40, step: 1 },
      depreciation: { start: 30, min: 0, max: 40, step: 5 },
    },
    assumptions: [
      "The business deducts the whole rent of a lease; with a loan, it deducts the interest and 30% depreciation a year on the written-down value, the rate for vehicles run on hire.",
      "A rupee counts the same whether it is paid early or late. If the vehicle sells for more than its written-down value, the difference is taxed. Insurance, upkeep and GST credit are left out.",
    ],
  },
  questions: [
    {
      question: "Can a new transporter lease a truck?",
      answer:
        "It is harder but possible. Without a record, lessors look at contracts with shippers, experience and bank statements, and often want a larger deposit or a guarantor. The decision is theirs.",
    },
    {
      question: "Which papers should we keep ready?",
      answer:
        "KYC of the firm and its owners, tax and GST returns, bank statements, the repayment record and registration certificates of present vehicles, and the work orders that the new one will serve.",
    },
    {
      question: "Do rentals go on while the truck stands idle?",
      answer:
        "As a rule, yes, after a breakdown or an accident and in a slack season too. Lower rentals in lean months or a stand-by vehicle have to be agreed in the contract before you sign.",
    },
    {
      question: "Is a driver part of the lease?",
      answer:
        "Usually not. The lease supplies the vehicle; you engage the driver, pay the wages and check the licence. A vehicle hired with its driver is a transport contract, with different charges and taxes.",
    },
    {
      question: "Can we take credit for the GST on rentals?",
      answer:
        "Often, on vehicles that carry goods, if your own bills bear GST in a way that allows credit. Transporters whose customers pay the tax mostly cannot. Ask your accountant before comparing quotations.",
    },
  ],
  keywords: [
    "commercial vehicle",
    "commercial vehicles",
    "trucks",
    "truck",
    "fleet",
    "transporter",
    "leasing company",
  ],
  siblingPages: ["/insurance/business", "/loans/working-capital"],
  claims: ["vehicle-depreciation"],
} satisfies ContentPage;

export const equipment = {
  href: "/lease/equipment",
  menuTitle: "Equipment",
  title: "Equipment Lease",
  subtitle: "Computers, medical devices and office systems, replaced before they are out of date",
  description:
    "Lease IT, medical, office and kitchen equipment in India: rental structures, upgrades, data wiping at return, GST credit and the effect on your accounts.",
  summary: "IT, medical and office equipment on rentals, with upgrades before it goes out of date.",
  image: "equipment",
  introduction:
    "Laptops, scanners and servers lose value whether or not they earn. With a lease, the cost is spread over their useful life and replacement is built in. We bring your list to several lessors, bargain over terms and coordinate vendors, delivery and return.",
  featuresTitle: "From First Delivery to Final Pick-up",
  features: [
    {
      title: "What You Can Lease",
      text: "A single contract can cover many items from different vendors.",
      icon: "list",
      items: [
        "IT: laptops, servers, storage, networks and the software that runs on them",
        "Medical: imaging, laboratory, dental and operating theatre devices",
        "Office: printers, furniture, air conditioning and power back-up",
        "Hospitality: kitchens, cold rooms and laundry systems",
      ],
    },
    {
      title: "Rental Structures",
      text: "Payments can follow the way the equipment brings in income.",
      icon: "coins",
      items: [
        "Level rental: one amount each month or quarter, easy to budget",
        "Stepped rental: low while you set up, higher once patients or orders come",
        "Pay per use: charged per scan, print or hour, above a minimum",
        "Master lease: one set of terms, with new items added as schedules",
      ],
    },
    {
      title: "Upgrade and Return",
      text: "A cheap lease can turn costly at its end. Settle the terms of return on the first day.",
      icon: "refresh",
      items: [
        "Mid-term upgrade: newer models, with the old schedule closed fairly",
        "Data wiping: certified erasure before any disk leaves your premises",
        "Return: packing, transport and condition rules written into the contract",
        "Purchase: a price fixed in advance, or market value on the day",
      ],
    },
    {
      title: "Accounts and Tax",
      text: "Your auditor will ask these questions, so we answer them in the proposal.",
      icon: "calculator",
      items: [
        "GST: paid on each rental, with credit if your output is taxable",
        "TDS: businesses above the limits deduct tax on equipment rentals",
        "Ind AS 116: an accounting standard that puts most leases on the balance sheet",
        "Depreciation: claimed by the owner, which is usually the lessor",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Our Equipment Leases",
    points: [
      {
        title: "Your Choice of Vendor",
        text: "You choose the make and model, and the finance is arranged around it rather than the other way round.",
        icon: "compass",
      },
      {
        title: "Contracts Read Closely",
        text: "Automatic renewals, notice periods and return charges are found, explained and where possible struck out before signature.",
        icon: "signature",
      },
      {
        title: "One Asset Register",
        text: "Serial numbers, locations and end dates are kept together, so nobody goes on paying for a device returned last year.",
        icon: "list",
      },
    ],
  },
  questions: [
    {
      question: "What is the smallest order that can be leased?",
      answer:
        "Each lessor sets its own floor: some begin with a few laptops, others want an order of several lakh rupees. Under a master lease, later purchases join the same contract, which helps a small start.",
    },
    {
      question: "Can a firm or clinic in its first year lease?",
      answer:
        "Some lessors accept one against a deposit, with the owners as guarantors or with support from the maker; others want accounts of past years. Bank statements, registration papers and the quotation are needed in any case.",
    },
    {
      question: "What if a device breaks down during the lease?",
      answer:
        "Rentals go on as a rule, since the lessor only finances the device. Your protection is the maker’s warranty and the service contract, so agree on repair times and a stand-by device before delivery.",
    },
    {
      question: "Can we return some of the devices early?",
      answer:
        "Only if the contract says so, and mostly against payment of the rentals still due, less a discount. Ask for the right to return or exchange a stated share while you negotiate; later it costs more.",
    },
    {
      question: "Who insures leased equipment?",
      answer:
        "Mostly you do, against fire, theft and damage, with the lessor named in the policy. After a total loss the insurer pays the lessor first, and a shortfall may be yours to pay.",
    },
  ],
  keywords: [
    "equipment lease",
    "business equipment",
    "medical equipment",
    "equipment",
    "laptops",
    "leasing company",
    "operating lease",
  ],
  siblingPages: ["/lease/machinery", "/loans/term-loan"],
} satisfies ContentPage;

const machinery = {
  href: "/lease/machinery",
  menuTitle: "Machinery",
  title: "Machinery Lease",
  subtitle: "Put new machines on the shop floor and pay for them from what they produce",
  description:
    "Lease machine tools, process lines, packaging and construction machinery: structures, imports, installation, upkeep and end-of-lease options.",
  summary: "Machine tools, production lines and construction machines, paid for from their output.",
  image: "machinery",
  introduction:
    "Machinery is expensive, lasts long and takes time to pay for itself. A good lease allows for that: instalments to the supplier, a pause until production begins, then rentals that match output. We prepare the case, approach lessors and follow the order to commissioning.",
  featuresTitle: "Planned Around Production",
  features: [
    {
      title: "Machines We Arrange",
      text: "Indian or imported, new or reconditioned, for a workshop or a whole line.",
      icon: "factory",
      items: [
        "Machine tools: CNC turning, milling, cutting and bending",
        "Process lines: food, textile, plastics, pharma and printing",
        "Packaging: filling, sealing, labelling and palletising",
        "Construction: excavators, cranes, mixers and crushers, let by site or season",
      ],
    },
    {
      title: "Structure of the Lease",
      text: "Lessors look at the order book and at how easily the machine could be sold again.",
      icon: "layers",
      items: [
        "Margin: your own share, often a first rental or security deposit",
        "Moratorium: no full rentals until the machine has been commissioned",
        "Tenure: related to working life, so rentals end before output does",
        "Leaseback: money raised from machines that are already paid for",
      ],
    },
    {
      title: "Order to Commissioning",
      text: "Months pass between the purchase order and the first good part, and paperwork matters throughout.",
      icon: "crane",
      items: [
        "Supplier payments: stage by stage, against inspection and dispatch",
        "Imports: letter of credit, customs duty and currency cover planned together",
        "Foundations and power: site made ready before the crate arrives",
        "Acceptance: a signed trial run, after which the rentals start",
      ],
    },
    {
      title: "Working Life and After",
      text: "Responsibilities are divided clearly, since a stopped machine earns nothing for either side.",
      icon: "tools",
      items: [
        "Maintenance: annual contract with the maker, at a known price",
        "Insurance: fire, breakdown and transit, with the lessor’s interest noted",
        "Relocation: moves to another plant with the lessor’s written consent",
        "At expiry: buy, extend at a reduced rental, or return",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Plant and Machinery",
    points: [
      {
        title: "Your Engineers Involved",
        text: "Capacity, scrap and uptime are discussed with your production head, because the lease can only be as good as these figures.",
        icon: "machine",
      },
      {
        title: "Lease, Loan or Cash",
        text: "The three are compared after tax over the same years, and sometimes the answer is to use your own money.",
        icon: "scale",
      },
      {
        title: "With You Until First Output",
        text: "We remain in touch with supplier, lessor and insurer until the trial run is signed and production has begun.",
        icon: "flag",
      },
    ],
  },
  questions: [
    {
      question: "Does the lessor want security besides the machine?",
      answer:
        "For machines that sell again easily, a deposit with the owners as guarantors is often enough. For built-to-order machines, lessors may ask for a larger deposit or for property as security.",
    },
    {
      question: "How long does approval of a machine lease take?",
      answer:
        "That depends on the amount, your accounts and the machine. Complete papers save the most time: accounts and returns of recent years, bank statements, order book and quotation. Imports take longer.",
    },
    {
      question: "Can we lease a second-hand machine?",
      answer:
        "Some lessors agree once a valuer has seen it. Expect a shorter term, a larger deposit and questions about spare parts. Used machines from abroad need additional certificates and more time.",
    },
    {
      question: "What if production starts late or orders fall away?",
      answer:
        "Rentals fall due on the contract’s dates, whatever you sell. Settle the pause and the supplier’s delay in writing, and speak to the lessor early: new dates are the lessor’s choice and may cost extra.",
    },
    {
      question: "Does a leased machine qualify for a capital subsidy?",
      answer:
        "Not always. Some schemes count only machines that the firm owns or buys with a term loan, so read the scheme before you sign. A loan may then suit you better than a lease.",
    },
  ],
  keywords: [
    "machinery lease",
    "plant and machinery",
    "machinery",
    "machine tools",
    "machines",
    "leasing company",
  ],
  siblingPages: ["/lease/equipment", "/loans/term-loan"],
} satisfies ContentPage;

export const leasePages: ContentPage[] = [newCar, oldCar, commercialVehicle, equipment, machinery];
