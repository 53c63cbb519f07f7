/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

const HERE = 'modelrepo/field-development/capex-estimate'
const COST = 'physics/field-cost'

export const method: readonly MethodStep[] = [
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
]
