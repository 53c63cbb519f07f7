/** What a run of the capital cost answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/field-development/capex-estimate'
const COST = 'physics/field-cost'

export const about: About = {
  title: 'Offshore field development capital cost estimate',
  question: 'What does the development cost, how wide is the range, and when is it spent?',
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
      title: 'Benchmark basis',
      text: 'Tables, exponents and the depth slope are screening heuristics from an open-source library, not a published standard. The result is an AACE class 5 estimate.',
      module: `${COST}/sources.ts`,
    },
    {
      title: 'Host benchmark',
      text: 'Low, base and high costs are for the Gulf of Mexico in 2024 money at 100 000 bbl/d. They are scaled with capacity to the power 0.6 and increased by 0.015 % per metre of water depth above 1500 m.',
      module: `${COST}/capex-benchmark.ts`,
    },
    {
      title: 'Tieback benchmark',
      text: 'One row applies below 10 km and another at 20 km, with linear interpolation between them and a cost per length above. Cost is scaled with capacity to the power 0.4. Water depth has no effect.',
      module: `${COST}/capex-benchmark.ts`,
    },
    {
      title: 'Capacity-factored estimate',
      text: 'The cost of a known project is multiplied by the capacity ratio to an exponent, the cost index ratio and a location factor (AACE 59R-10).',
      module: 'standards/aace-59r-10-2011/capacity-factored.ts',
    },
    {
      title: 'Work breakdown',
      text: 'Mean line items are summed. Management and owner cost scale the sum, and contingency is added.',
      module: `${COST}/aggregation.ts`,
    },
    {
      title: 'Breakdown range',
      text: 'The range excludes contingency. The variance of the sum uses one correlation between items and is scaled as the sum. The total is lognormal with that mean and deviation, or lognormal items are simulated under a Gaussian copula. Percentiles are of non-exceedance, so P90 is high.',
      module: `${COST}/aggregation.ts`,
    },
    {
      title: 'Phased spend',
      text: 'The base cost is distributed by yearly shares. It is escalated from money at the start of year 0 to the middle or end of each year and discounted from there.',
      module: `${COST}/phasing.ts`,
    },
    {
      title: 'Class and accuracy',
      text: 'Benchmark and capacity-factored estimates are class 5. A work breakdown is class 4 unless another class is stated. A range narrower than the narrowest of its class overstates the accuracy and fails; one wider than the widest belongs to a lower class. Percentiles are compared with the median.',
      module: 'standards/aace-18r-97-2020/accuracy.ts',
    },
    {
      title: 'Measures',
      text: 'Cost is reported per barrel per day of capacity, and per barrel of reserves if provided.',
      module: `${COST}/measures.ts`,
    },
    {
      title: 'Basis of estimate',
      text: 'Source, year and assumptions of each cost are listed in a table and in a file.',
      module: `${HERE}/tables.ts`,
    },
  ],
  assumptions: [
    'The benchmark is a screening heuristic from an open-source library, not a published standard. It is for the Gulf of Mexico, 2024 money, 100 000 bbl/d and 1500 m of water. Low, base and high are not percentiles.',
    'One exponent scales the whole development. Tieback cost does not depend on water depth.',
    'Line items are means, not most likely values, and one correlation applies between any two of them.',
    'Management and owner cost scale the mean and the deviation of the direct cost equally.',
    'The total is lognormal. In a simulation the items are lognormal and the correlation applies to their normal scores.',
    'Yearly shares are in money at the start of year 0. Rates compound annually.',
    'Accuracy is measured from the benchmark base or the breakdown median, as for an estimate that includes contingency.',
  ],
  validity: [
    'Class 5 costs are valid to two significant figures. Further digits are arithmetic only.',
    'Valid water depths are 300 to 1800 m for a TLP, 1200 to 3000 m for a spar and 600 to 2500 m for a semi-submersible. They are 600 to 3000 m for an FPSO and 100 to 3000 m for a subsea tieback. No depth range is known for a dry-tree unit.',
    'Valid for a known project within a factor of five of the capacity and exponents of 0.5 to 0.85.',
    'Valid for benchmark capacities within a factor of five of 100 000 bbl/d. Outside this range a warning is issued.',
    'Equations and bands follow published descriptions of the AACE practices. Verify them against the practices before issue.',
  ],
  notChecked: [
    'Scope match between benchmark and project (the benchmark source does not state its scope)',
    'Line item weights, rates, quantities and market',
    'Cost indices, location factors, taxes, duties and exchange rate (used as entered)',
    'Schedule and cost of delay',
    'Abandonment, operating cost and revenue',
    'Cost coding by ISO 19008 (NORSOK Z-014); codes are listed as entered',
  ],
}
