/** What a barrel earns. */
import { inPractice } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

export const revenueParams = {
  oil_price: quantity('oil_price', {
    title: 'Oil price',
    description:
      'Oil price at the point of sale, constant over all years. If no price is entered, cost is not compared with revenue.',
    symbol: 'P',
    above: 0,
    example: 65,
  }),
  royalty: quantity('fraction', {
    title: 'Royalty',
    description: 'Royalty as a fraction of the revenue.',
    symbol: 'y',
    minimum: 0,
    below: 1,
    default: 0,
    assumed: 'No royalty, which leaves more revenue than under most leases. Enter the lease royalty.',
  }),
  severance_tax: quantity('fraction', {
    title: 'Severance tax',
    description: 'Severance tax as a fraction of the revenue after royalty.',
    symbol: 'x',
    minimum: 0,
    below: 1,
    default: 0,
    assumed: 'No severance tax. Enter the state tax rate.',
  }),
  gas_oil_ratio: quantity('gas_oil_ratio', {
    title: 'Gas sold with oil',
    description: 'Gas volume sold per barrel of oil.',
    symbol: 'G',
    minimum: 0,
    default: 0,
  }),
  gas_price: quantity('gas_price', {
    title: 'Gas price',
    description: 'Price of the gas sold.',
    symbol: 'P_g',
    minimum: 0,
    default: 0,
  }),
  working_interest: quantity('fraction', {
    title: 'Working interest',
    description: "Owner's share of the costs.",
    symbol: 'W',
    above: 0,
    maximum: 1,
    default: 1,
  }),
  net_revenue_interest: quantity('fraction', {
    title: 'Net revenue interest',
    description: "Owner's share of the revenue. Default: the working interest less royalty.",
    symbol: 'I_R',
    above: 0,
    maximum: 1,
    example: 0.6,
    overrides: [{ inputs: ['royalty'] }],
  }),
}
