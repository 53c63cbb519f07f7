/** What a run finds of any sea: its grid, moments, periods, highest waves, components and spreading. */
import type { Trace } from '@keelson/equations'
import { componentAmplitude, equalEnergyFrequencies, equalEnergyOnGrid } from '@keelson/physics/waves/components.ts'
import type { Grid } from '@keelson/physics/waves/grid.ts'
import { extremesOf } from './extremes.ts'
import { type Given, GRID, type Perhaps } from './inputs.ts'
import { gridOf, integrationOf, momentsOf, periodsOf, type Sampled } from './moments.ts'
import type { Moments, Sea } from './sea.ts'
import { type Spread, spreadingOf } from './spreading.ts'

/** Any sea as far as the answers look at it. */
export type Asked = Given<'gravity' | 'storm_duration' | 'crest_model'> &
  Perhaps<'water_depth' | 'angular_frequencies' | 'number_of_components'> &
  Sampled &
  Spread

/** What a run found. */
export type Found = ReturnType<typeof foundIn>

export function foundIn(p: Asked, sea: Sea, trace: Trace) {
  const grid = gridOf(p, sea)
  const moments = momentsOf(p, sea, grid, trace)
  const periods = periodsOf(p, sea, moments, trace)
  const extremes = extremesOf(p, sea, moments, periods, trace)
  const components = componentsOf(p, sea, grid, moments, trace)
  return { sea, grid, moments, periods, extremes, components, spreading: spreadingOf(p, trace) }
}

function componentsOf(p: Asked, sea: Sea, grid: Grid, { m_0 }: Moments, trace: Trace) {
  const { number_of_components: n } = p
  if (n === undefined) return undefined
  trace.section('Components')
  const amplitude = trace.apply(componentAmplitude, { m_0, n })
  const frequencies =
    integrationOf(p) === GRID ? equalEnergyOnGrid(grid, m_0, n) : equalEnergyFrequencies(sea.spectrum, m_0, n)
  return { frequencies, amplitude }
}
