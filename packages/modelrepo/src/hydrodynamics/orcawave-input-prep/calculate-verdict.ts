/** What is wrong with a mesh, and what its user should know: reasons for not accepting it, and warnings. */
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { ASPECT_RATIO, MASS_TOLERANCE, VOLUME_TOLERANCE } from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { fromSI, printNumber } from '@keelson/units'
import { type Warning, warning } from '@keelson/workflow'
import type { BodyMesh } from './calculate-body-mesh.ts'
import type { Params } from './contract.ts'

const MILLIMETRE = 1e-3

/** Faults of the geometry alone; a mesh with any is not accepted. */
export function geometryFaults(m: BodyMesh): string[] {
  const { volume, volumes } = m.hydrostatics
  const spread = volume > 0 ? (Math.max(...volumes) - Math.min(...volumes)) / volume : 0
  return [
    ...m.symmetryFaults,
    ...(m.holes > 0 ? [`the mesh is open along ${m.holes} edges that are not at z = 0`] : []),
    ...(m.conflicts > 0 ? [`${m.conflicts} edges or panels belong to no single closed surface`] : []),
    ...(volume > 0 ? [] : [`the mesh encloses no volume below z = 0 (${printNumber(volume)} m3)`]),
    ...(spread > VOLUME_TOLERANCE.value
      ? [`the volumes from x, y and z, ${volumes.map((v) => printNumber(v)).join(', ')} m3, differ by more than 1 %`]
      : []),
  ]
}

export interface Mass {
  /** Difference as a share of the mass; null where nothing is displaced. */
  readonly difference: number | null
  readonly displaced: number
}

/** All reasons why the mesh is not accepted; none where it is. */
export function reasonsOf(p: Params, m: BodyMesh, { difference, displaced }: Mass): string[] {
  const apart = difference !== null && difference > MASS_TOLERANCE.value * (1 + 1e-9)
  const mass = `mass ${printNumber(p.mass)} kg and displaced mass ${printNumber(displaced)} kg differ by ${printNumber(100 * (difference ?? 0), 3)} %, more than ${100 * MASS_TOLERANCE.value} %`
  return [...geometryFaults(m), ...(apart ? [mass] : [])]
}

export function warningsOf(p: Params, m: BodyMesh, reasons: readonly string[], s_lim: number): Warning[] {
  return [
    ...reasons.map((reason) => warning('mesh_not_accepted', `mesh not accepted: ${reason}`, meshPath(p))),
    ...panelWarnings(p, m, s_lim),
    ...lidWarnings(p, m),
    ...balanceWarnings(p, m),
    ...runWarnings(p),
  ]
}

const meshPath = (p: Params) => (p.mesh_gdf === undefined ? '/mesh_box_length' : '/mesh_gdf')

function panelWarnings(p: Params, m: BodyMesh, s_lim: number): Warning[] {
  const at = meshPath(p)
  return [
    ...(m.turned > 0
      ? [
          warning(
            'panels_turned',
            `${m.turned} of ${m.mesh.panels.length} panels were clockwise seen from the fluid, not anticlockwise, and are turned over in the mesh file`,
            at,
          ),
        ]
      : []),
    ...(m.highest > 1e-6
      ? [
          warning(
            'above_water',
            `the mesh reaches z = ${printNumber(m.highest)} m, above 0 m: the parts above still water count in the volume here, and OrcaWave leaves them out`,
            at,
          ),
        ]
      : []),
    ...(m.largestAspect > ASPECT_RATIO.value
      ? [
          warning(
            'aspect_ratio',
            `a panel has an aspect ratio of ${printNumber(m.largestAspect)}, above ${ASPECT_RATIO.value}`,
            at,
          ),
        ]
      : []),
    ...(m.flatPanels > 0 ? [warning('panels_without_area', `${m.flatPanels} panels have no area`, at)] : []),
    ...(m.longestSide > s_lim * (1 + 1e-9)
      ? [
          warning(
            'coarse_mesh',
            `the longest panel side is ${printNumber(m.longestSide)} m, above the ${printNumber(s_lim)} m that ${printNumber(p.panels_per_wavelength)} panels per shortest wavelength allow`,
            at,
          ),
        ]
      : []),
  ]
}

function lidWarnings(p: Params, m: BodyMesh): Warning[] {
  if (!p.remove_irregular_frequencies) {
    return m.waterlineEdges > 0
      ? [
          warning(
            'irregular_frequencies',
            'no interior lid is asked for: results near irregular frequencies will be wrong',
            '/remove_irregular_frequencies',
          ),
        ]
      : []
  }
  if (m.lidPanels > 0) {
    return [
      warning(
        'lid_in_mesh',
        `the mesh has ${m.lidPanels} lid panels at z = 0 already: OrcaWave is not asked to add others`,
        '/remove_irregular_frequencies',
      ),
    ]
  }
  return m.waterlineEdges > 0
    ? []
    : [
        warning(
          'no_waterline',
          'the mesh does not reach z = 0: there is no interior free surface to cover',
          '/remove_irregular_frequencies',
        ),
      ]
}

/** A free body's centre of gravity stands over its centre of buoyancy. */
function balanceWarnings(p: Params, m: BodyMesh): Warning[] {
  const B = m.hydrostatics.centreOfBuoyancy
  const [x = 0, y = 0] = p.centre_of_gravity
  if (!B) return []
  const off = Math.hypot(x - B[0], y - B[1])
  if (off <= MILLIMETRE) return []
  return [
    warning(
      'not_in_balance',
      `the centre of gravity is ${printNumber(off)} m beside the centre of buoyancy, more than ${MILLIMETRE} m: the body does not float on even keel without other loads`,
      '/centre_of_gravity',
    ),
  ]
}

function runWarnings(p: Params): Warning[] {
  const headings = p.wave_headings.map((beta) => fromSI(beta, 'deg'))
  const oneSided = headings.every((b) => b >= 0 && b <= 180) || headings.every((b) => b <= 0)
  const uneven = p.mesh_symmetry === 'none' || p.mesh_symmetry === 'yz'
  return [
    ...(p.gravity === STANDARD_GRAVITY.value
      ? []
      : [
          warning(
            'gravity_not_used',
            `OrcaWave uses ${STANDARD_GRAVITY.value} m/s2 in SI units; ${p.gravity} m/s2 acts only on the wavelengths here and the GDF`,
            '/gravity',
          ),
        ]),
    ...(uneven && oneSided && headings.length > 1
      ? [
          warning(
            'one_sided_headings',
            `the headings cover one side of the body only, and mesh_symmetry ${p.mesh_symmetry} does not give the other`,
            '/wave_headings',
          ),
        ]
      : []),
    ...(p.qtf_calculation
      ? [
          warning(
            'free_surface_zone',
            'a full QTF calculation needs a free surface zone and QTF frequencies, which are left at the defaults of OrcaWave: set them before the run',
            '/qtf_calculation',
          ),
        ]
      : []),
  ]
}
