/** The development in elevation: host, water depth, wells, and the flowline of a tieback. */
import { type Drawing, labelled, named } from '@keelson/figures'
import type { BenchmarkedField } from '@keelson/physics/field-cost/capex-benchmark.ts'
import { coarse } from '../_shared/basis/basis.ts'
import { hostFigure } from '../_shared/hosts/host-figure.ts'
import { hostInWords, TIEBACK } from '../_shared/hosts/hosts.ts'
import type { Estimate } from './estimate.ts'

export function development({ host, d, L, Q }: BenchmarkedField, { middle, range }: Estimate): Drawing {
  const about = (what: string, cost: number) => named(`${what}, about`, coarse(cost), 'MUSD')
  const sides = range ? [about('low', range.low.value), about('high', range.high.value)] : []
  return hostFigure({
    host,
    depth: d,
    length: host === TIEBACK ? L : undefined,
    notes: [about(`${hostInWords(host)}, base`, middle.value), ...sides],
    flow: labelled('Q', Q, 'bbl/d'),
  })
}
