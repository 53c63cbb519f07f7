/** What a barrel earns. */
import { inPractice } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

export const revenueParams = {
  oil_price: quantity('oil_price', {
    title: 'Price of oil',
    description: 'At the point of sale, one price for all years. Without it nothing is held against revenue.',
    symbol: 'P',
    above: 0,
    example: 65,
  }),
  royalty: quantity('fraction', {
    title: 'Royalty',
    description: 'Share of the revenue.',
    symbol: 'y',
    minimum: 0,
    below: 1,
    default: 0,
    assumed: 'No royalty, which leaves more of the revenue than most leases do: give that of the lease.',
  }),
  severance_tax: quantity('fraction', {
    title: 'Severance tax',
    description: 'Share of the revenue that royalty leaves.',
    symbol: 'x',
    minimum: 0,
    below: 1,
    default: 0,
    assumed: 'No tax on production: give that of the state.',
  }),
  gas_oil_ratio: quantity('gas_oil_ratio', {
    title: 'Gas sold with the oil',
    description: 'Of a barrel of oil.',
    symbol: 'G',
    minimum: 0,
    default: 0,
  }),
  gas_price: quantity('gas_price', {
    title: 'Price of gas',
    description: 'Of the gas that is sold.',
    symbol: 'P_g',
    minimum: 0,
    default: 0,
  }),
  working_interest: quantity('fraction', {
    title: 'Working interest',
    description: 'Share of the owner in the costs.',
    symbol: 'W',
    above: 0,
    maximum: 1,
    default: 1,
  }),
  net_revenue_interest: quantity('fraction', {
    title: 'Net revenue interest',
    description: 'Share of the owner in the revenue; without it the working interest less royalty.',
    symbol: 'I_R',
    above: 0,
    maximum: 1,
    example: 0.6,
    overrides: [{ inputs: ['royalty'] }],
  }),
}
