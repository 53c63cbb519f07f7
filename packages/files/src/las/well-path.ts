/** A well path as a LAS log: measured depth as the index, then inclination, azimuth and what was calculated of them. */
import type { LasCurve, LasItem, LasLog } from './write.ts'

export interface WellPath {
  readonly well: readonly LasItem[]
  readonly depthUnit: 'm' | 'ft'
  readonly measuredDepth: ArrayLike<number>
  readonly inclination: ArrayLike<number>
  readonly azimuth: ArrayLike<number>
  readonly north?: 'grid' | 'true' | 'magnetic'
  readonly verticalDepth?: ArrayLike<number>
  readonly northing?: ArrayLike<number>
  readonly easting?: ArrayLike<number>
  readonly doglegSeverity?: { readonly unit: string; readonly numbers: ArrayLike<number> }
}

export function wellPathLog(path: WellPath): LasLog {
  const unit = path.depthUnit
  const curves: (LasCurve | undefined)[] = [
    { mnemonic: 'DEPT', unit, description: 'MEASURED DEPTH', numbers: path.measuredDepth },
    { mnemonic: 'INCL', unit: 'deg', description: 'INCLINATION', numbers: path.inclination },
    { mnemonic: 'AZIM', unit: 'deg', description: azimuthText(path.north), numbers: path.azimuth },
    curveOf('TVD', unit, 'TRUE VERTICAL DEPTH', path.verticalDepth),
    curveOf('NORTH', unit, 'NORTH OFFSET', path.northing),
    curveOf('EAST', unit, 'EAST OFFSET', path.easting),
    curveOf('DLS', path.doglegSeverity?.unit ?? '', 'DOGLEG SEVERITY', path.doglegSeverity?.numbers),
  ]
  return { well: path.well, curves: curves.filter((curve) => curve !== undefined) }
}

function curveOf(
  mnemonic: string,
  unit: string,
  description: string,
  numbers: ArrayLike<number> | undefined,
): LasCurve | undefined {
  return numbers === undefined ? undefined : { mnemonic, unit, description, numbers }
}

function azimuthText(north: WellPath['north']): string {
  return north === undefined ? 'AZIMUTH' : `AZIMUTH FROM ${north.toUpperCase()} NORTH`
}
