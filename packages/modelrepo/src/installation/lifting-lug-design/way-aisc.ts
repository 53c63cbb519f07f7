/** The eye by ANSI/AISC 360: rupture beside and beyond the hole, bearing of the pin, yield of the gross section. */
import type { Trace } from '@keelson/equations'
import * as aisc from '@keelson/standards/aisc-360-2016/pin-connected.ts'
import { designSlingLoad } from '@keelson/standards/dnv-st-n001-2021/padeye-fit.ts'
import { compares, gives, givesAs, numberColumn, shownForce, wordedColumn } from '@keelson/workflow'
import { fitOf, jaw, jawGiven } from './fit.ts'
import { way } from './inputs.ts'
import { asEntered, designLoad, eyeCharts, eyeUtilisation, LOADED, loadFactors, loadValues, ofEye } from './loads.ts'
import { clearanceWarning, fitWarnings, loadWarnings } from './warnings.ts'

const NOMINAL = 'Nominal strength before safety or resistance factors.'
const ALLOWED = 'Nominal strength divided by its safety factor.'
const nominal = (
  equation: typeof aisc.bearing | typeof aisc.grossYield | typeof aisc.tensileRupture | typeof aisc.shearRupture,
) => gives(equation, 'lifting_load', NOMINAL)
const allowable = (symbol: string, title: string) => givesAs(symbol, title, 'lifting_load', ALLOWED)
const strength = (short: string, title: string, criterion: Parameters<typeof nominal>[0]) =>
  compares('lifting_load', {
    title,
    short,
    criterion,
    demand: designSlingLoad,
    capacity: { symbol: `${criterion.symbol}_a`, title: 'Allowable load' },
    needs: LOADED,
    demands: LOADED,
  })

/** Symbols of the nominal strengths, in the order in which the table has them. */
const WAYS_OF_FAILING = { P_n: 'Tensile rupture', P_v: 'Shear rupture', R_n: 'Bearing', P_y: 'Gross yield' } as const

const strengths = {
  title: 'Strength by failure mode',
  description: 'Nominal, allowable (ASD) and design (LRFD) strength by failure mode.',
  columns: {
    mode: wordedColumn('Failure mode'),
    nominal: numberColumn('lifting_load', 'Nominal strength'),
    allowable: numberColumn('lifting_load', 'Allowable strength'),
    design: numberColumn('lifting_load', 'Design strength'),
  },
}

export const byAisc = way({
  takes: [
    ...['plate_thickness', 'cheek_plate_thickness', 'plate_width', 'edge_distance_a', 'hole_diameter', 'pin_diameter'],
    ...['yield_strength', 'tensile_strength', 'safety_factor_rupture', 'safety_factor_yield'],
  ] as const,
  may: [...loadFactors, jawGiven],
  tables: { strengths },
  values: {
    ...loadValues,
    effective_width_be: gives(
      aisc.effectiveWidth,
      'detail_dimension',
      'Effective width to ANSI/AISC 360, twice the thickness plus 16 mm, limited to the actual width.',
      { title: 'Effective width at hole' },
    ),
    tensile_rupture_strength: nominal(aisc.tensileRupture),
    shear_area_asf: gives(
      aisc.shearArea,
      'section_area',
      'Area of two shear planes from the pin centre to the plate edge.',
    ),
    shear_rupture_strength: nominal(aisc.shearRupture),
    bearing_strength: nominal(aisc.bearing),
    gross_yield_strength: nominal(aisc.grossYield),
    allowable_tensile_rupture: allowable('P_n_a', 'Allowable load, tensile rupture'),
    allowable_shear_rupture: allowable('P_v_a', 'Allowable load, shear rupture'),
    allowable_bearing: allowable('R_n_a', 'Allowable load, bearing'),
    allowable_gross_yield: allowable('P_y_a', 'Allowable load, gross yield'),
    governing_asd_strength: givesAs(
      'P_ASD',
      'Governing strength, ASD',
      'lifting_load',
      'Minimum allowable load over all failure modes.',
    ),
    governing_lrfd_strength: givesAs(
      'P_LRFD',
      'Governing strength, LRFD',
      'lifting_load',
      'Minimum design strength over all failure modes, for factored loads.',
    ),
  },
  checks: {
    tensile_rupture: strength('tensile rupture', 'Tensile rupture at hole', aisc.tensileRupture),
    shear_rupture: strength('shear rupture', 'Shear rupture beyond hole', aisc.shearRupture),
    bearing: strength('bearing', 'Pin bearing', aisc.bearing),
    gross_yield: strength('gross yield', 'Gross section yielding', aisc.grossYield),
    edge_distance: compares('detail_dimension', {
      title: 'Edge distance along load',
      criterion: aisc.leastEdgeDistance,
      demand: aisc.leastEdgeDistance,
      capacity: { input: 'edge_distance_a', title: 'Edge distance along load' },
    }),
    ...jaw,
  },
  charts: eyeCharts,
  calculate: (p, trace) => {
    const P_d = designLoad(p, trace)
    trace.section('Eye strength')
    const { plate_thickness: t, plate_width: w, hole_diameter: d_h, pin_diameter: d, edge_distance_a: a } = p
    const { yield_strength: F_y, tensile_strength: F_u, cheek_plate_thickness: t_c } = p
    const b_e = trace.apply(aisc.effectiveWidth, { t, c_b: aisc.EDGE_ALLOWANCE, w, d_h })
    const P_n = trace.apply(aisc.tensileRupture, { F_u, t, b_e })
    const A_sf = trace.apply(aisc.shearArea, { t, a, d })
    const P_v = trace.apply(aisc.shearRupture, { c_v: aisc.SHEAR_SHARE, F_u, A_sf })
    const R_n = trace.apply(aisc.bearing, { c_p: aisc.BEARING_SHARE, F_y, d, t, t_c })
    const P_y = trace.apply(aisc.grossYield, { F_y, w, t })
    const rupture = { Omega: p.safety_factor_rupture, as: 'Omega_r', phi: aisc.RUPTURE_RESISTANCE_FACTOR }
    const yielding = { Omega: p.safety_factor_yield, as: 'Omega_y', phi: aisc.YIELD_RESISTANCE_FACTOR }
    const all = [
      factored('P_n', P_n, rupture, trace),
      factored('P_v', P_v, rupture, trace),
      factored('R_n', R_n, rupture, trace),
      factored('P_y', P_y, yielding, trace),
    ] as const
    const ASD = smallest('P_ASD', 'a', all, trace)
    const LRFD = smallest('P_LRFD', 'd', all, trace)
    trace.section('Dimensions')
    trace.apply(aisc.leastEdgeDistance, { c_a: aisc.EDGE_RATIO, b_e })
    const note = 'always satisfied, because the effective width does not exceed the actual width'
    trace.apply(aisc.leastWidth, { b_e, d }, { note })
    const used = P_d === undefined ? undefined : eyeUtilisation(P_d, ASD, { P_min: 'P_ASD' }, trace)
    const fit = fitOf(p, p.cheek_plate_thickness, trace)
    const names = Object.values(WAYS_OF_FAILING)
    const rupturing = asEntered(
      'safety factor',
      p.safety_factor_rupture,
      aisc.RUPTURE_SAFETY_FACTOR.value,
      'ANSI/AISC 360 D5.1',
    )
    const asYielding = asEntered(
      'safety factor',
      p.safety_factor_yield,
      aisc.YIELD_SAFETY_FACTOR.value,
      'ANSI/AISC 360 D2',
    )
    return {
      beside: { tensile_rupture: rupturing, shear_rupture: rupturing, bearing: rupturing, gross_yield: asYielding },
      tables: () => ({
        strengths: all.map(({ n, a, d }, i) => ({ mode: names[i] ?? '', nominal: n, allowable: a, design: d })),
      }),
      warnings: [...loadWarnings(p), ...clearanceWarning(p), ...fitWarnings(p, fit)],
      answer:
        P_d === undefined || used === undefined
          ? `Allowable eye load ${shownForce(ASD)} (ASD), design strength ${shownForce(LRFD)} (LRFD)`
          : ofEye(P_d, used, ASD),
    }
  },
})

interface Strength {
  /** Nominal, allowable and with its resistance factor, N. */
  readonly n: number
  readonly a: number
  readonly d: number
}
interface Factors {
  readonly Omega: number
  readonly as: string
  readonly phi: typeof aisc.YIELD_RESISTANCE_FACTOR
}

function factored(symbol: string, P_n: number, { Omega, as, phi }: Factors, trace: Trace): Strength {
  const rename = { P_n: symbol, Omega: as, phi: phi.symbol }
  const a = trace.apply(aisc.allowableStrength, { P_n, Omega }, { as: `${symbol}_a`, rename })
  return { n: P_n, a, d: trace.apply(aisc.designStrength, { phi, P_n }, { as: `${symbol}_d`, rename }) }
}

type Four = readonly [Strength, Strength, Strength, Strength]
function smallest(as: string, end: 'a' | 'd', [t, v, b, y]: Four, trace: Trace): number {
  const rename = { P_t: `P_n_${end}`, P_v: `P_v_${end}`, P_b: `R_n_${end}`, P_y: `P_y_${end}` }
  return trace.apply(aisc.smallestStrength, { P_t: t[end], P_v: v[end], P_b: b[end], P_y: y[end] }, { as, rename })
}
