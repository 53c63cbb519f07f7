/** The charts of the upheaval buckling report. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { BRANCHES, imperfectionLength, PHI_L_HIGH, universalCurve } from '@keelson/physics/pipeline-buckling/palmer.ts'
import { designDownload } from '@keelson/standards/dnv-rp-f110-2018/uplift.ts'
import {
  axisOf,
  type ChartDefinition,
  type Limit,
  lineChart,
  type Marker,
  type NotApplicable,
  notApplicable,
  type Point,
} from '@keelson/workflow'
import { coverForDownload, type Held } from './calculate-cover.ts'
import { type Download, downloadAt } from './calculate-download.ts'
import type { Surveyed } from './calculate-survey.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'
import { heightsOf, type Length, lengthsOf } from './tables.ts'

const HEIGHTS = 40
const CURVE_POINTS = 160
const MOST_DRAWN = 200

const named = ({ L, word }: Length) => `${Number(L.toPrecision(3))} m${word === undefined ? '' : `, ${word}`}`

/** At most so many of a long survey, the worst always among them. */
function drawn(rows: readonly Surveyed[], worst: Surveyed | undefined): readonly Surveyed[] {
  const every = Math.ceil(rows.length / MOST_DRAWN)
  return rows.filter((r, i) => i % every === 0 || r === worst)
}

export function routeChart(rows: readonly Surveyed[], worst: Surveyed): ChartDefinition {
  const shown = drawn(rows, worst)
  return lineChart({
    x: { title: 'Position along the route', unit: 'm' },
    y: { title: 'Download', unit: 'kN/m', zero: true },
    series: [
      { name: 'required', points: shown.map((r): Point => [r.position, r.required]) },
      { name: 'available', points: shown.map((r): Point => [r.position, r.available]) },
    ],
    markers: [{ x: worst.position, y: worst.required, label: 'governing' }],
    scatter: true,
  })
}

/** The run as its charts over the imperfection height need it. */
export interface Drawn {
  readonly p: Params
  readonly download: Download
  readonly held: Held
  readonly P: number
  readonly EI: number
}

/**
 * Something over the imperfection height, one line for each length; y: what a required download, N/m, gives. Where nothing
 * is required the imperfection lies on the lines that need nothing, and its label has no room.
 */
function overHeight(
  { download, P, EI }: Drawn,
  axis: { readonly title: string; readonly unit: string },
  y: (w_req: number) => number,
  { limit, here }: { readonly limit: Limit; readonly here: number },
): ChartDefinition | NotApplicable {
  if (P <= 0) return notApplicable('no download is required without compression')
  const line = (length: Length) => ({
    name: named(length),
    points: heightsOf(download, HEIGHTS).map((delta): Point => [delta, y(downloadAt({ delta, L: length.L }, P, EI))]),
  })
  return lineChart({
    x: { ...axisOf(inputs.properties.imperfection_height), zero: true },
    y: { ...axis, zero: true },
    series: [...lengthsOf(download, P, EI)].sort((a, b) => a.L - b.L).map(line),
    limits: [limit],
    markers: download.feature
      ? [{ x: download.feature.delta, y: here, label: here > 0 ? 'this imperfection' : '' }]
      : [],
  })
}

export function downloadHeight(run: Drawn): ChartDefinition | NotApplicable {
  const { load_factor: gamma_L } = run.p
  const required = (w_req: number) => designDownload.evaluate({ gamma_L, w_req })
  const limit: Limit = { at: run.held.w_av, label: 'available', along: 'x' }
  return overHeight(run, { title: 'Required download', unit: 'kN/m' }, required, { limit, here: run.held.w_d })
}

export function coverHeight(run: Drawn): ChartDefinition | NotApplicable {
  const cover = (w_req: number) => coverForDownload(run.p, w_req) ?? Number.NaN
  const limit: Limit = { at: run.p.cover_height_top, label: 'cover', along: 'x' }
  const here = run.held.H_req ?? Number.NaN
  return overHeight(run, axisOf(inputs.properties.cover_height_top), cover, { limit, here })
}

/** On the curve itself, or by the design formula a little above it. */
const operating = ({ phi_L, phi_w }: Download): Marker[] =>
  phi_L === undefined || phi_w === undefined ? [] : [{ x: phi_L, y: phi_w, label: 'this imperfection' }]

/** Download of the universal curve. */
const curve = (phi_L: number) => silent.apply(universalCurve, { phi_L, ...BRANCHES })

export function universalChart(rows: readonly Surveyed[], worst: Surveyed | undefined, download: Download, EI: number) {
  const surveyed = drawn(rows, worst)
    .filter((r) => r.compression > 0)
    .map((r): Marker => {
      const phi_L = imperfectionLength.evaluate({ L: r.length, P: r.compression, EI })
      return { x: phi_L, y: curve(phi_L), label: '' }
    })
  const markers = [...operating(download), ...surveyed].filter((m) => Number.isFinite(m.x) && Number.isFinite(m.y))
  const end = Math.min(1000, Math.max(2.5 * PHI_L_HIGH.value, ...markers.map((m) => 1.1 * m.x)))
  const points = spaced(0, end, CURVE_POINTS + 1).map((phi_L): Point => [phi_L, curve(phi_L)])
  return lineChart({
    x: { title: 'Dimensionless imperfection length', unit: '-', zero: true },
    y: { title: 'Dimensionless download', unit: '-', zero: true },
    series: [{ name: 'universal curve', points }],
    markers,
  })
}
