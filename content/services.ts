import type { ServicesContent } from "./types";

export const services = {
  title: "Our Services",
  subtitle: "Four kinds of financial services from one team",
  description:
    "Wealth management, insurance, leasing and loans in one place: browse each group, open the service you need and see how we work.",
  categories: {
    wealthManagement: {
      text: "Funds, debentures, bonds, property and startups, each with its purpose, its costs and its risks set out before you invest.",
      reasons: {
        title: "Why Choose Our Wealth Management Services?",
        points: [
          {
            title: "Expert Guidance",
            text: "Specialists in funds, debt and property explain an investment’s risks together with its benefits.",
          },
          {
            title: "Personalized Solutions",
            text: "Your goals, your tax slab and the risk you can live with decide the mix, not an off-the-shelf portfolio.",
          },
          {
            title: "Comprehensive Support",
            text: "KYC, nominations, statements, capital gains reports and rebalancing are looked after for as long as you stay invested.",
          },
        ],
      },
    },
    insurance: {
      text: "Protection for families and for firms, compared by what a policy pays out and not only by its premium.",
      reasons: {
        title: "Why Choose Our Insurance Services?",
        points: [
          {
            title: "Expert Guidance",
            text: "We point to the waiting periods, sub-limits and exclusions that a brochure leaves for the last page.",
          },
          {
            title: "Personalized Solutions",
            text: "Cover is measured against the people, debts and assets it must protect, then checked against policies you already hold.",
          },
          {
            title: "Comprehensive Support",
            text: "From the proposal form to the settlement letter you deal with one team, and you are reminded of renewals well ahead.",
          },
        ],
      },
    },
    lease: {
      text: "Cars, commercial vehicles, equipment and machinery on rental, with the terms of return agreed before the first payment.",
      reasons: {
        title: "Why Choose Our Lease Services?",
        points: [
          {
            title: "Expert Guidance",
            text: "Residual values, mileage rates and return conditions are translated into rupees, so that two offers can really be compared.",
          },
          {
            title: "Personalized Solutions",
            text: "Rentals are arranged to follow a salary, a season or a production plan, whichever brings in the money.",
          },
          {
            title: "Comprehensive Support",
            text: "Delivery, registration, insurance, upkeep and the final inspection are coordinated for you by one team.",
          },
        ],
      },
    },
    loans: {
      text: "Borrowing for homes, cars and businesses, or against what you own, put to several lenders and explained line by line.",
      reasons: {
        title: "Why Choose Our Loans Services?",
        points: [
          {
            title: "Expert Guidance",
            text: "We work out what you can comfortably repay before discussing how much somebody might be willing to lend.",
          },
          {
            title: "Personalized Solutions",
            text: "Tenure, security and type of rate are chosen around your income and your plans to repay early.",
          },
          {
            title: "Comprehensive Support",
            text: "One file goes to many lenders, each query is answered, and we stay with you until the lender’s charge is removed.",
          },
        ],
      },
    },
  },
} satisfies ServicesContent;
