/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

const COST = 'physics/field-cost'

export const method: readonly MethodStep[] = [
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
]
