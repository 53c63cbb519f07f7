/** The charts of the catenary report. */

import { type ProfilePoint, profile, profilePoint } from '@keelson/physics/catenary/profile.ts'
import { axisOf, type ChartDefinition, lineChart, type Marker, type Point } from '@keelson/workflow'
import { span } from './inputs.ts'
import type { RestoringPoint } from './restoring.ts'
import type { SolvedLine } from './solved-line.ts'

const STATIONS = 161

export interface Parts {
  readonly seabed: readonly ProfilePoint[]
  readonly hanging: readonly ProfilePoint[]
}

/** Stations of the drawing, apart from those of the answer; the touchdown belongs to both parts. */
export function partsOf({ line, solution, L_B }: SolvedLine): Parts {
  const stations = profile(line, solution, STATIONS)
  if (!(L_B > 0)) return { seabed: [], hanging: stations }
  const touchdown = profilePoint(line, solution, L_B)
  return {
    seabed: [...stations.filter((p) => p.s < L_B), touchdown],
    hanging: [touchdown, ...stations.filter((p) => p.s > L_B)],
  }
}

/** Where the line is lowest between its ends: the touchdown, or the bottom of a line that hangs below its anchor. */
export function lowPoint({ line, solution, L_B, V_A, V }: SolvedLine): ProfilePoint | null {
  if (L_B > 0) return profilePoint(line, solution, L_B)
  if (V_A >= 0 || V <= 0) return null
  return profilePoint(line, solution, -V_A / line.weightPerLength)
}

const lowest = ({ L_B }: SolvedLine) => (L_B > 0 ? 'touchdown' : 'low point')

export function lineProfile(solved: SolvedLine, { seabed, hanging }: Parts): ChartDefinition {
  const { line } = solved
  const at = (points: readonly ProfilePoint[]) => points.map((p): Point => [p.x, p.z])
  const low = lowPoint(solved)
  const marked: Marker[] = low ? [{ x: low.x, y: low.z, label: lowest(solved) }] : []
  return lineChart({
    x: { title: 'Horizontal distance from anchor', unit: 'm' },
    y: { title: 'Height above anchor', unit: 'm' },
    series: [
      { name: 'suspended', points: at(hanging) },
      ...(seabed.length > 0 ? [{ name: 'on seabed', points: at(seabed) }] : []),
    ],
    markers: [...marked, { x: line.horizontalSpan, y: line.verticalSpan, label: 'fairlead' }],
    ...(line.seabedContact && { limits: [{ at: 0, label: 'seabed', along: 'x' as const }] }),
  })
}

export function tensionAlongLine(
  solved: SolvedLine,
  { seabed, hanging }: Parts,
  allowable: number | undefined,
): ChartDefinition {
  const { line, T } = solved
  const points = [...seabed, ...hanging].map((p): Point => [p.s, p.tension])
  const low = lowPoint(solved)
  return lineChart({
    x: { title: 'Unstretched arc length from anchor', unit: 'm' },
    y: { title: 'Tension', unit: 'kN' },
    series: [{ name: 'tension', points }],
    markers: [
      ...(low ? [{ x: low.s, y: low.tension, label: lowest(solved) }] : []),
      { x: line.unstretchedLength, y: T, label: 'fairlead' },
    ],
    ...(allowable !== undefined && {
      limits: [{ at: allowable, label: 'allowable', along: 'x' as const, written: true as const }],
    }),
  })
}

export function restoringChart({ H, V, x }: SolvedLine, curve: readonly RestoringPoint[]): ChartDefinition {
  return lineChart({
    x: axisOf(span),
    y: { title: 'Fairlead tension', unit: 'kN' },
    series: [
      { name: 'horizontal H', points: curve.map((p): Point => [p.x, p.H]) },
      { name: 'vertical V', points: curve.map((p): Point => [p.x, p.V]) },
    ],
    markers: [
      { x, y: H, label: 'H, this run' },
      { x, y: V, label: 'V, this run' },
    ],
    limits: [{ at: x, label: 'span, this run', along: 'y' }],
  })
}
