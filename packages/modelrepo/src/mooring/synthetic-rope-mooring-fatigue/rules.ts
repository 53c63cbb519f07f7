/** What must hold within a rope and between the inputs. */
import { type Problem, shownForce } from '@keelson/workflow'
import type { Params, Rope } from './inputs.ts'
import { CREEP_INPUTS, FIBRES, HMPE, isFibre, POLYESTER } from './modes.ts'

export const rules = (p: Params): Problem[] => [
  ...curveRules(p),
  ...p.lines.flatMap((line, i) => lineRules(p, line, `/lines/${i}`)),
  ...stiffnessRules(p),
]

/** One of the two alone would be mixed with a number of the polyester curve. */
function curveRules({ tn_intercept, tn_slope }: Params): Problem[] {
  if ((tn_intercept === undefined) === (tn_slope === undefined)) return []
  const [missing, given] = tn_intercept === undefined ? ['tn_intercept', 'tn_slope'] : ['tn_slope', 'tn_intercept']
  return [{ pointer: `/${missing}`, message: `is required if {${given}} is provided; provide both or neither` }]
}

function lineRules(p: Params, line: Rope, at: string): Problem[] {
  if (!isFibre(line.material)) return [notFibre(line, at)]
  return [...dataRules(p, line), ...tensionRules(line, at)]
}

const METALS = /CHAIN|WIRE|STEEL|STEEL-WIRE|METAL/i

function notFibre({ material }: Rope, at: string): Problem {
  const metal = METALS.test(material) ? '; for chain and steel wire use mooring-fatigue' : ''
  return {
    pointer: `${at}/material`,
    message: `must be one of ${FIBRES.join(', ')} (entered: ${JSON.stringify(material)})${metal}`,
  }
}

/** Only polyester has a curve in the standard; HMPE creeps by its own law. */
function dataRules(p: Params, { material, id }: Rope): Problem[] {
  if (material === POLYESTER) return []
  const curve =
    p.tn_intercept === undefined && p.tn_slope === undefined
      ? [
          {
            pointer: '/tn_intercept',
            message: `is required for '${id}', because no standard has a fatigue curve for ${material}`,
          },
        ]
      : []
  if (material !== HMPE) return curve
  const message = `is required for '${id}', because the placeholder does not apply to HMPE creep`
  return [
    ...curve,
    ...CREEP_INPUTS.filter((name) => p[name] === undefined).map((name) => ({ pointer: `/${name}`, message })),
  ]
}

function tensionRules(line: Rope, at: string): Problem[] {
  const { MBL_kN: MBL, mean_tension_kN: T_mean, min_tension_kN: T_min } = line
  const low =
    T_min > T_mean
      ? [
          {
            pointer: `${at}/min_tension_kN`,
            message: `must not exceed the {mean_tension_kN}, ${shownForce(T_mean)} (entered: ${shownForce(T_min)})`,
          },
        ]
      : []
  if (T_mean >= MBL) return [...low, ...brokenByMean(line, at)]
  const high = line.tension_range_bins.flatMap(({ tension_range_kN: dT }, j) =>
    T_mean + dT / 2 <= MBL && dT <= MBL
      ? []
      : [
          {
            pointer: `${at}/tension_range_bins/${j}/tension_range_kN`,
            message: `must not give a peak tension or tension range exceeding the {MBL_kN}, ${shownForce(MBL)}, about the {mean_tension_kN}, ${shownForce(T_mean)} (entered: ${shownForce(dT)})`,
          },
        ],
  )
  return [...low, ...high]
}

/** A rope breaks under a mean tension of its breaking load, whatever its ranges are. */
const brokenByMean = ({ MBL_kN: MBL, mean_tension_kN: T_mean }: Rope, at: string): Problem[] => [
  {
    pointer: `${at}/mean_tension_kN`,
    message: `must be less than the {MBL_kN}, ${shownForce(MBL)} (entered: ${shownForce(T_mean)})`,
  },
  {
    pointer: `${at}/MBL_kN`,
    message: `must exceed the {mean_tension_kN}, ${shownForce(T_mean)} (entered: ${shownForce(MBL)})`,
  },
]

/** A rope without any stiffness has no length that keeps its tension. */
function stiffnessRules(p: Params): Problem[] {
  const { dynamic_stiffness_constant: alpha, dynamic_stiffness_slope: beta } = p
  if (alpha !== 0) return []
  if (beta > 0 && p.lines.every((l) => l.mean_tension_kN > 0)) return []
  const message =
    'must be greater than 0 unless {dynamic_stiffness_slope} is greater than 0 and every rope has mean tension (entered: 0)'
  return [{ pointer: '/dynamic_stiffness_constant', message }]
}
