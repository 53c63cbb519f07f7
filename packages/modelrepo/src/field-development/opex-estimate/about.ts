/** What a run of the operating cost answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

const COST = 'physics/field-cost'

export const about: About = {
  title: 'Offshore field operating cost estimate',
  question: 'What does the field cost to operate, and is operation economic?',
  askedAs: [
    'What does a floater or a subsea tieback cost to run each year?',
    'At what oil rate do we reach the economic limit with 95 million dollars of fixed opex?',
    'Lifting cost per barrel over the life of the field, levelised at 10 percent?',
    'Build up annual opex from manning, maintenance, logistics and well interventions.',
    'When does this field stop paying for itself at 60 dollars a barrel?',
    'Yearly O&M budget in late life, and the abandonment date',
  ],
  method: [
    {
      title: 'Benchmark basis',
      text: 'The cost table, exponent and ageing rule are screening heuristics from an open-source library, not a published standard.',
      module: `${COST}/sources.ts`,
    },
    {
      title: 'Host benchmark',
      text: 'Low, base and high annual costs are for the Gulf of Mexico in 2024 money, at 100,000 bbl/d in the fifth year. They are scaled with capacity to the power 0.7 and multiplied by the age factor.',
      module: `${COST}/opex-benchmark.ts`,
    },
    {
      title: 'Ageing',
      text: 'Cost is 3 % lower for each year before the fifth, with a minimum of 85 % of the fifth-year cost. After the fifth year the cost rises by 2.5 % per year, compounded.',
      module: `${COST}/opex-benchmark.ts`,
    },
    {
      title: 'Annual cost build-up',
      text: 'Maintenance and insurance as fractions of capital cost, manning over 365 days, well interventions, logistics and other fixed costs are summed. The range is as stated by the estimator.',
      module: `${COST}/opex-build-up.ts`,
    },
    {
      title: 'Unit cost',
      text: 'The unit cost is the annual cost divided by 365 days of production at full capacity. At a given rate, the unit cost is the fixed cost divided by the annual oil production, plus the variable cost per barrel.',
      module: `${COST}/opex-benchmark.ts`,
    },
    {
      title: 'Revenue per barrel',
      text: 'The revenue from oil, and from the gas sold with it, is multiplied by the net revenue interest and reduced by severance tax. If no net revenue interest is entered, the working interest less royalty is used.',
      module: `${COST}/economic-limit.ts`,
    },
    {
      title: 'Economic limit',
      text: "The limit is the gross rate at which the owner's revenue equals the owner's operating cost (SPE PRMS 2018). If the margin is zero or negative no rate is economic. If a rate and a decline are entered, the time to the limit is calculated.",
      module: `${COST}/economic-limit.ts`,
    },
    {
      title: 'Field life',
      text: 'Decline is exponential. Oil production, fixed and variable costs, tariff and turnaround cost are calculated for each year. Costs are escalated after the first year and discounted from mid-year. Unit costs are reported for the first and last years and as a levelised value.',
      module: `${COST}/field-life.ts`,
    },
    {
      title: 'Economic years',
      text: 'If a price is entered, the number of years to the maximum cumulative net operating cash flow of the owner is reported. The price is not escalated.',
      module: `${COST}/field-life.ts`,
    },
    {
      title: 'Abandonment provision',
      text: 'If an abandonment cost is entered, the provision is calculated by unit of production. The provision is not included in operating cost.',
      module: `${COST}/field-life.ts`,
    },
  ],
  assumptions: [
    'The benchmark is a screening heuristic from an open-source library, not a published standard. It applies to the Gulf of Mexico, 2024 money and 100,000 bbl/d in the fifth year. Low, base and high are not percentiles.',
    'Costs are gross, for all owners. Revenue and the economic limit are for the share of one owner.',
    'One price applies to all years. Only costs are escalated, starting in the second year.',
    'Decline is exponential, and the fixed cost does not decrease with the rate.',
    'Unless a value is entered, a year has 365 days for the benchmark, manning and economic limit, and 365.25 days for the field life.',
    'Abandonment and sunk costs are excluded from the economic limit.',
  ],
  validity: [
    'Benchmark costs are valid to two significant figures. Further digits are arithmetic only.',
    'Valid for capacities within a factor of five of 100,000 bbl/d and ages up to 40 years. Outside this range a warning is issued.',
    'Typical offshore fields have unit costs of 5 to 60 USD/bbl and a fixed cost share of 60 to 95 %. Outside these ranges a warning is issued.',
    'Valid for one price and a steady decline. If prices change or development is phased, the cumulative cash flow may peak more than once.',
    'The PRMS clause follows published descriptions. Verify it against PRMS before issue.',
  ],
  notChecked: [
    'Profit tax, financing, depreciation and funds set aside for abandonment',
    'Market check of the rates and quantities in the annual cost build-up',
    'Increasing cost of water and gas handling, and step costs with the number of wells',
    'Bonds and decommissioning security',
    'Cost coding by ISO 19008 (NORSOK Z-014)',
  ],
}
