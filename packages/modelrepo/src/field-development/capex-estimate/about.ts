/** What a run of the capital cost answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/field-development/capex-estimate'
const COST = 'physics/field-cost'

export const about: About = {
  title: 'Offshore field development capital cost estimate',
  question: 'What does the development cost to build, how wide is the range of that, and when is it spent?',
  askedAs: [
    'What would it cost to develop 100 million barrels with a TLP in 900 m of water?',
    'What does it cost to build an FPSO, a semi or a 15 km subsea tieback: low, base and high?',
    'Scale the capex of a sister project to another capacity by the six-tenths rule.',
    'P10, P50 and P90 of our cost estimate from the work breakdown, and what contingency takes us to P80?',
    'Spread four billion dollars of capex over five years with escalation and discount it.',
    'Which AACE class is this cost estimate, and what accuracy may it claim?',
  ],
  method: [
    {
      title: 'What the benchmark is',
      text: 'Tables, exponents and the slope with depth are screening heuristics of an open-source library, no published standard: the answer is an estimate of AACE class 5.',
      module: `${COST}/sources.ts`,
    },
    {
      title: 'Benchmark of a host',
      text: 'Low, base and high of the Gulf of Mexico in money of 2024, at 100 000 bbl/d: scaled with the 0.6th power of the capacity, and 0.015 % more for each metre of water beyond 1500 m.',
      module: `${COST}/capex-benchmark.ts`,
    },
    {
      title: 'Benchmark of a tieback',
      text: 'One row below 10 km, another at 20 km, linear between, and a cost per length beyond; scaled with the 0.4th power of the capacity. Depth has no part in it.',
      module: `${COST}/capex-benchmark.ts`,
    },
    {
      title: 'Capacity-factored estimate',
      text: 'The cost of a known project times the ratio of the capacities to an exponent, the ratio of cost indices and a location factor (AACE 59R-10).',
      module: 'standards/aace-59r-10-2011/capacity-factored.ts',
    },
    {
      title: 'Work breakdown',
      text: 'Means of the line items summed; management and owner cost scale the sum, contingency comes on top.',
      module: `${COST}/aggregation.ts`,
    },
    {
      title: 'Range of the breakdown',
      text: 'Before contingency: the variance of the sum under one correlation of the items, scaled as the sum is, and a lognormal total with that mean and deviation; or a simulation of lognormal items under a Gaussian copula. Percentiles are of non-exceedance: P90 is high.',
      module: `${COST}/aggregation.ts`,
    },
    {
      title: 'Spend over years',
      text: 'Shares of the years of the base cost, escalated from money of the start of year 0 to the middle or the end of each year and discounted from there.',
      module: `${COST}/phasing.ts`,
    },
    {
      title: 'Class and accuracy',
      text: 'Class 5 for benchmark and capacity factor, 4 for a work breakdown unless another is stated. A range that is narrower than the narrowest of its class claims too much, and fails; one wider than the widest belongs to a lower class. The estimate that a percentile is compared with is the median.',
      module: 'standards/aace-18r-97-2020/accuracy.ts',
    },
    {
      title: 'Measures',
      text: 'Cost per barrel a day of capacity, and per barrel of reserves where those are given.',
      module: `${COST}/measures.ts`,
    },
    {
      title: 'Basis of estimate',
      text: 'What each cost rests on, of which year, and what is assumed: in a table and in a file.',
      module: `${HERE}/tables.ts`,
    },
  ],
  assumptions: [
    'The benchmark is a screening heuristic of an open-source library, no published standard: Gulf of Mexico, money of 2024, 100 000 bbl/d and 1500 m of water. Low, base and high are not percentiles.',
    'One exponent scales the whole development; a tieback does not grow with depth.',
    'Line items are means, not most likely values, and one correlation holds between any two of them.',
    'Management and owner cost scale the mean and the deviation of the direct cost alike.',
    'A total is lognormal; in a simulation the items are, and the correlation is that of their normal scores.',
    'Shares of the years are of money of the start of year 0; rates compound once a year.',
    'Accuracy is measured from the base of a benchmark and from the median of a breakdown, as an estimate that holds its contingency.',
  ],
  validity: [
    'Two figures of any cost are all that class 5 bears; the rest are digits of the arithmetic.',
    'Depth windows: TLP 300 to 1800 m, spar 1200 to 3000, semi-submersible 600 to 2500, FPSO 600 to 3000, subsea tieback 100 to 3000; of a dry-tree unit none is known.',
    'A known project within a factor of five of the capacity; exponents of 0.5 to 0.85.',
    'A benchmark within a factor of five of 100 000 bbl/d, else a warning.',
    'Equations and bands follow public descriptions of the AACE practices: compare them with the print.',
  ],
  notChecked: [
    'Whether the scope of the benchmark is that of the project: what it holds and leaves out is not stated in its source',
    'The line items themselves: weights, rates, quantities and their market',
    'Cost indices, location factors, taxes, duties and the rate of exchange: those given are taken',
    'Schedule, and what a delay costs',
    'Abandonment, operating cost and revenue',
    'Cost coding by ISO 19008 (NORSOK Z-014): codes are listed as given',
  ],
}
