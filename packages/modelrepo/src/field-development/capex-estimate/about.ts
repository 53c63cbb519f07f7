/** What a run of the capital cost answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/field-development/capex-estimate'
const COST = 'physics/field-cost'

export const about: About = {
  title: 'Offshore field development capital cost estimate',
  question: 'What does the development cost, and is its cost range consistent with the estimate class?',
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
      text: 'Tables, exponents and the water depth gradient are screening heuristics from an open-source library, not a published standard. The result is an AACE class 5 estimate.',
      module: `${COST}/sources.ts`,
    },
    {
      title: 'Host benchmark',
      text: 'Low, base and high costs are for the Gulf of Mexico in 2024 money at 100,000 bbl/d. They are scaled with capacity to the power 0.6 and increased by 0.015 % for each metre of water depth above 1,500 m.',
      module: `${COST}/capex-benchmark.ts`,
    },
    {
      title: 'Tieback benchmark',
      text: 'One benchmark row applies up to 10 km and another at 20 km. Cost is interpolated linearly between them and rises by a constant amount per unit length above 20 km. Cost is scaled with capacity to the power 0.4. Water depth has no effect.',
      module: `${COST}/capex-benchmark.ts`,
    },
    {
      title: 'Capacity-factored estimate',
      text: 'The cost of a known project is multiplied by the capacity ratio raised to an exponent. It is then multiplied by the cost index ratio and a location factor (AACE 59R-10).',
      module: 'standards/aace-59r-10-2011/capacity-factored.ts',
    },
    {
      title: 'Work breakdown',
      text: 'The mean costs of the line items are summed. Management and owner costs are added as fractions of the sum, followed by contingency.',
      module: `${COST}/aggregation.ts`,
    },
    {
      title: 'Breakdown range',
      text: 'The cost range excludes contingency. The variance of the sum uses one correlation coefficient between items. Management and owner costs scale the mean and the standard deviation equally. The total is assumed lognormal with that mean and standard deviation, or lognormal items are simulated with a Gaussian copula. Percentiles are non-exceedance percentiles, so P90 is the high value.',
      module: `${COST}/aggregation.ts`,
    },
    {
      title: 'Phased spend',
      text: 'The base cost is distributed by yearly shares. It is escalated from money at the start of year 0 to the middle or end of each year and discounted from there.',
      module: `${COST}/phasing.ts`,
    },
    {
      title: 'Class and accuracy',
      text: 'Benchmark and capacity-factored estimates are class 5. A work breakdown is class 4 unless another class is entered. A range narrower than the narrowest range of its class overstates the accuracy and fails. A range wider than the widest belongs to a lower class. Percentiles are compared with the median.',
      module: 'standards/aace-18r-97-2020/accuracy.ts',
    },
    {
      title: 'Unit costs',
      text: 'Cost is reported per barrel per day of capacity and, if reserves are entered, per barrel of reserves.',
      module: `${COST}/measures.ts`,
    },
    {
      title: 'Basis of estimate',
      text: 'Source, year and assumptions of each cost are listed in a table and in a file.',
      module: `${HERE}/tables.ts`,
    },
  ],
  assumptions: [
    'The benchmark is a screening heuristic from an open-source library, not a published standard. It applies to the Gulf of Mexico, 2024 money, 100,000 bbl/d and 1,500 m water depth. Low, base and high are not percentiles.',
    'One exponent scales the cost of the whole development. Tieback cost does not depend on water depth.',
    'Line item costs are means, not most likely values. One correlation coefficient applies to every pair of items.',
    'Management and owner costs scale the mean and the standard deviation of the direct cost equally.',
    'The total cost is lognormal. In a simulation the items are lognormal and the correlation applies to their normal scores.',
    'Yearly shares are in money at the start of year 0. Escalation and discount rates compound annually.',
    'Accuracy is measured from the benchmark base or the breakdown median, as for an estimate that includes contingency.',
  ],
  validity: [
    'Class 5 costs are valid to two significant figures. Further digits have no significance.',
    'Valid water depths are 300 to 1,800 m for a TLP and 1,200 to 3,000 m for a spar. They are 600 to 2,500 m for a semisubmersible and 600 to 3,000 m for an FPSO. For a subsea tieback they are 100 to 3,000 m. No depth range is known for a dry-tree unit.',
    'Valid for a known project within a factor of five of the required capacity and for exponents of 0.5 to 0.85.',
    'Valid for benchmark capacities within a factor of five of 100,000 bbl/d. Outside this range a warning is issued.',
    'Equations and accuracy ranges follow published descriptions of the AACE practices. Verify them against the practices before issue.',
  ],
  notChecked: [
    'Scope match between benchmark and project (the benchmark source does not state its scope)',
    'Line item weights, rates, quantities and market conditions',
    'Cost indices, location factors, taxes, duties and exchange rates (used as entered)',
    'Schedule and cost of delay',
    'Abandonment, operating cost and revenue',
    'Cost coding by ISO 19008 (NORSOK Z-014); codes are listed as entered',
  ],
}
