/** What a run of the operating cost answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

const COST = 'physics/field-cost'

export const about: About = {
  title: 'Offshore field operating cost estimate',
  question:
    'What does the field cost to operate, in a year and for a barrel, and at what rate does operating end to pay?',
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
      title: 'What the benchmark is',
      text: 'Table, exponent and rule of age are screening heuristics of an open-source library, no published standard.',
      module: `${COST}/sources.ts`,
    },
    {
      title: 'Benchmark of a host',
      text: 'Low, base and high of a year in the Gulf of Mexico in money of 2024, at 100 000 bbl/d in the fifth year; scaled with the 0.7th power of the capacity and the factor of age.',
      module: `${COST}/opex-benchmark.ts`,
    },
    {
      title: 'Age',
      text: 'Up to the fifth year 3 % less for each year before it, never less than 85 %; after it 2.5 % more, compounded.',
      module: `${COST}/opex-benchmark.ts`,
    },
    {
      title: 'Built-up year',
      text: 'Maintenance and insurance over capital cost, persons on board over 365 days, interventions in the wells, logistics and other fixed cost; the range is what its maker states.',
      module: `${COST}/opex-build-up.ts`,
    },
    {
      title: 'Unit cost',
      text: 'The cost of a year over 365 days at full capacity; at a rate, fixed cost over the oil of a year and the variable cost of a barrel.',
      module: `${COST}/opex-benchmark.ts`,
    },
    {
      title: 'Revenue of a barrel',
      text: 'Price of oil and of the gas sold with it, times the net revenue interest, less severance tax; without a net revenue interest the working interest less royalty.',
      module: `${COST}/economic-limit.ts`,
    },
    {
      title: 'Economic limit',
      text: 'The gross rate at which revenue and operating cost of the owner are equal (SPE PRMS 2018); with a margin of nothing or less no rate is economic. With a rate and a decline, the time until then.',
      module: `${COST}/economic-limit.ts`,
    },
    {
      title: 'Life of the field',
      text: 'Exponential decline; each year its oil, its fixed and variable cost, tariff and turnaround, escalated after the first year, discounted from its middle. Unit costs of the first and the last year, and the levelised one.',
      module: `${COST}/field-life.ts`,
    },
    {
      title: 'Years that pay',
      text: 'Where a price is given, the years until cumulative net operating cash flow of the owner is largest; price does not escalate.',
      module: `${COST}/field-life.ts`,
    },
    {
      title: 'Abandonment provision',
      text: 'By unit of production, where an abandonment cost is given; it is no part of the operating cost.',
      module: `${COST}/field-life.ts`,
    },
  ],
  assumptions: [
    'The benchmark is a screening heuristic of an open-source library, no published standard: Gulf of Mexico, money of 2024, 100 000 bbl/d in the fifth year. Low, base and high are not percentiles.',
    'Costs are gross, of all owners; revenue and the economic limit are told for the share of one.',
    'One price for all years; cost alone escalates, and not in the first year.',
    'Exponential decline, and fixed cost that stays as it is while the rate falls.',
    'The cost of a year is that of 365 days for benchmark, persons on board and economic limit, of 365.25 over the life, unless said otherwise.',
    'Abandonment and money already spent have no part in the economic limit.',
  ],
  validity: [
    'Two figures of a benchmark are all that it bears; the rest are digits of the arithmetic.',
    'Capacities within a factor of five of 100 000 bbl/d and ages to 40 years, else a warning.',
    'Unit costs of 5 to 60 USD/bbl and a fixed share of 60 to 95 % are what offshore fields have, else a warning.',
    'One price and a steady decline: with several phases or prices the cumulative cash flow may peak more than once.',
    'The clause of the PRMS follows public descriptions: compare it with the print.',
  ],
  notChecked: [
    'Tax on profit, financing, depreciation and the money that abandonment binds',
    'Whether rates and quantities of a built-up year are those of the market',
    'Water and gas handling as they grow, and cost that steps with the number of wells',
    'Bonds and decommissioning security',
    'Cost coding by ISO 19008 (NORSOK Z-014)',
  ],
}
