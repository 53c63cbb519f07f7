/** The host with what it costs to operate. */
import { type Drawing, labelled, named } from '@keelson/figures'
import { coarse } from '../_shared/basis/basis.ts'
import { hostFigure } from '../_shared/hosts/host-figure.ts'
import { hostInWords } from '../_shared/hosts/hosts.ts'
import { type Benchmarking, benchmarked, type YearCost } from './benchmark.ts'

export function hostDrawing(p: Benchmarking, { low, base, high }: YearCost): Drawing {
  const { host, Q, a } = benchmarked(p)
  const about = (what: string, cost: number | undefined) =>
    cost === undefined ? [] : [named(`${what}, about`, coarse(cost * YEAR) / YEAR, 'MUSD/year')]
  return hostFigure({
    host,
    depth: undefined,
    length: undefined,
    notes: [
      labelled('a', a, 'year', hostInWords(host)),
      ...about('base', base),
      ...about('low', low),
      ...about('high', high),
    ],
    flow: labelled('Q', Q, 'bbl/d'),
  })
}
/** Seconds of a year, so that a yearly cost is rounded as it is read. */
const YEAR = 31_557_600
