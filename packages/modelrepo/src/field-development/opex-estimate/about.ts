/** What a run of the operating cost answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

const COST = 'physics/field-cost'

export const about: About = {
  title: 'Offshore field operating cost estimate',
  question: 'What are the annual and unit operating costs, and at what rate does production become uneconomic?',
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
      text: 'Table, exponent and ageing rule are screening heuristics from an open-source library, not a published standard.',
      module: `${COST}/sources.ts`,
    },
    {
      title: 'Host benchmark',
      text: 'Low, base and high annual costs are for the Gulf of Mexico in 2024 money, at 100 000 bbl/d in the fifth year. They are scaled with capacity to the power 0.7 and with the age factor.',
      module: `${COST}/opex-benchmark.ts`,
    },
    {
      title: 'Ageing',
      text: 'Cost is 3 % lower for each year before the fifth, but never below 85 %. After the fifth year it rises by 2.5 % per year, compounded.',
      module: `${COST}/opex-benchmark.ts`,
    },
    {
      title: 'Built-up year',
      text: 'Maintenance and insurance over capital cost, persons on board over 365 days, well interventions, logistics and other fixed cost are summed. The range is as stated by the estimator.',
      module: `${COST}/opex-build-up.ts`,
    },
    {
      title: 'Unit cost',
      text: 'The unit cost is the annual cost over 365 days at full capacity. At a rate, it is fixed cost over annual oil plus variable cost per barrel.',
      module: `${COST}/opex-benchmark.ts`,
    },
    {
      title: 'Revenue per barrel',
      text: 'The prices of oil and of the gas sold with it are multiplied by the net revenue interest, less severance tax. Without a net revenue interest, working interest less royalty is used.',
      module: `${COST}/economic-limit.ts`,
    },
    {
      title: 'Economic limit',
      text: "The limit is the gross rate at which the owner's revenue equals the owner's operating cost (SPE PRMS 2018). With a zero or negative margin no rate is economic. With a rate and a decline, the time to the limit is calculated.",
      module: `${COST}/economic-limit.ts`,
    },
    {
      title: 'Field life',
      text: 'Decline is exponential. Each year has its oil, fixed and variable cost, tariff and turnaround, escalated after the first year and discounted from mid-year. Unit costs are reported for the first and last year and levelised.',
      module: `${COST}/field-life.ts`,
    },
    {
      title: 'Economic years',
      text: 'With a price, the years to the maximum cumulative net operating cash flow of the owner are counted. The price does not escalate.',
      module: `${COST}/field-life.ts`,
    },
    {
      title: 'Abandonment provision',
      text: 'The provision is by unit of production if an abandonment cost is provided. It is not included in operating cost.',
      module: `${COST}/field-life.ts`,
    },
  ],
  assumptions: [
    'The benchmark is a screening heuristic from an open-source library, not a published standard. It is for the Gulf of Mexico, 2024 money and 100 000 bbl/d in the fifth year. Low, base and high are not percentiles.',
    'Costs are gross for all owners. Revenue and the economic limit are for the share of one owner.',
    'One price applies to all years. Only cost escalates, and not in the first year.',
    'Decline is exponential, and fixed cost does not fall with the rate.',
    'Unless entered, a year has 365 days for benchmark, persons on board and economic limit, and 365.25 days over the life.',
    'Abandonment and sunk costs are excluded from the economic limit.',
  ],
  validity: [
    'Benchmark costs are valid to two significant figures. Further digits are arithmetic only.',
    'Valid for capacities within a factor of five of 100 000 bbl/d and ages up to 40 years. Outside this range a warning is issued.',
    'Offshore fields have unit costs of 5 to 60 USD/bbl and a fixed share of 60 to 95 %. Outside this range a warning is issued.',
    'Valid for one price and a steady decline. With several phases or prices the cumulative cash flow may peak more than once.',
    'The PRMS clause follows published descriptions. Verify it against the standard before issue.',
  ],
  notChecked: [
    'Profit tax, financing, depreciation and cash tied up for abandonment',
    'Market check of the rates and quantities of a built-up year',
    'Growth of water and gas handling, and cost that steps with the number of wells',
    'Bonds and decommissioning security',
    'Cost coding by ISO 19008 (NORSOK Z-014)',
  ],
}
