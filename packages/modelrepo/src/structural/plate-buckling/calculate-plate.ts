/** What a plate resists and how much of it is used: the chain of the practice for one plate under one set of loads. */
import { readConstant, type Trace } from '@keelson/equations'
import * as combined from '@keelson/standards/dnv-rp-c201-2010/combined.ts'
import * as longitudinal from '@keelson/standards/dnv-rp-c201-2010/longitudinal.ts'
import * as shear from '@keelson/standards/dnv-rp-c201-2010/shear.ts'
import * as transverse from '@keelson/standards/dnv-rp-c201-2010/transverse.ts'
import * as pressed from '@keelson/standards/dnv-rp-c201-2010/yield-and-pressure.ts'
import type { Params } from './inputs.ts'

export interface Plate {
  readonly s: number
  readonly l: number
  readonly t: number
  readonly f_y: number
  readonly E: number
  readonly gamma_M: number
}
/** Compression positive; the ratios are those of the other edge to the one given. */
export interface Loads {
  readonly sigma_x: number
  readonly psi: number
  readonly sigma_y: number
  readonly psi_t: number
  readonly tau: number
  readonly p_Sd: number
}

export const plateOf = (p: Params): Plate => ({
  s: p.stiffener_spacing,
  l: p.plate_length,
  t: p.plate_thickness,
  f_y: p.yield_strength,
  E: p.youngs_modulus,
  gamma_M: p.material_factor,
})

export const loadsOf = (p: Params): Loads => ({
  sigma_x: p.longitudinal_stress,
  psi: p.longitudinal_stress_ratio,
  sigma_y: p.transverse_stress,
  psi_t: p.transverse_stress_ratio,
  tau: p.shear_stress,
  p_Sd: p.lateral_pressure,
})

export type Assessed = ReturnType<typeof assess>

export const isLoaded = ({ loads }: Assessed): boolean =>
  loads.sigma_x !== 0 || loads.sigma_y !== 0 || loads.tau !== 0 || loads.p_Sd !== 0

export function assess(plate: Plate, loads: Loads, trace: Trace) {
  const yielding = yieldOf(plate, loads, trace)
  const pressure = pressureOf(plate, loads, yielding.sigma_j, trace)
  const along = alongOf(plate, loads, yielding.f_d, trace)
  const across = acrossOf(plate, loads, yielding.f_d, trace)
  const sheared = shearOf(plate, trace)
  return {
    plate,
    loads,
    yielding,
    pressure,
    along,
    across,
    sheared,
    together: togetherOf(plate, loads, along.resistance, across, sheared, trace),
  }
}

export interface Yielding {
  readonly f_d: number
  readonly sigma_j: number
  /** Largest of the other corners, where a stress varies, and the symbol of its step. */
  readonly elsewhere: { readonly sigma: number; readonly name: string } | undefined
}

function yieldOf({ f_y, gamma_M }: Plate, loads: Loads, trace: Trace): Yielding {
  trace.section('Yield')
  const { sigma_x, sigma_y, tau } = loads
  const f_d = trace.apply(pressed.designYieldStrength, { f_y, gamma_M })
  const sigma_j = trace.apply(pressed.equivalentStress, { sigma_x, sigma_y, tau })
  const others = otherCorners(loads).map(({ x, y, name }) => ({
    name,
    sigma: trace.apply(
      pressed.equivalentStress,
      {
        sigma_x: x ? trace.apply(pressed.otherEdgeStress, { sigma: sigma_x, psi: loads.psi }, SAID.x) : sigma_x,
        sigma_y: y ? trace.apply(pressed.otherEdgeStress, { sigma: sigma_y, psi: loads.psi_t }, SAID.y) : sigma_y,
        tau,
      },
      { as: name, rename: { ...(x && { sigma_x: 'sigma_x2' }), ...(y && { sigma_y: 'sigma_y2' }) } },
    ),
  }))
  const [first, ...rest] = others
  return { f_d, sigma_j, elsewhere: first && rest.reduce((a, b) => (b.sigma > a.sigma ? b : a), first) }
}

const SAID = {
  x: { as: 'sigma_x2', rename: { sigma: 'sigma_x' } },
  y: { as: 'sigma_y2', rename: { sigma: 'sigma_y', psi: 'psi_t' } },
} as const

/** Corners that have other stresses than the one given: by the edge at which each stress is taken. */
function otherCorners({ sigma_x, psi, sigma_y, psi_t }: Loads) {
  const [x, y] = [psi !== 1 && sigma_x !== 0, psi_t !== 1 && sigma_y !== 0]
  return [
    ...(x ? [{ x: true, y: false, name: 'sigma_j2' }] : []),
    ...(y ? [{ x: false, y: true, name: 'sigma_j3' }] : []),
    ...(x && y ? [{ x: true, y: true, name: 'sigma_j4' }] : []),
  ]
}

function pressureOf({ s, l, t, f_y, gamma_M }: Plate, loads: Loads, sigma_j: number, trace: Trace): number {
  trace.section('Lateral pressure')
  const { sigma_x, sigma_y, tau } = loads
  const left = (sigma: number, of: string, as: string, direction: string) =>
    trace.apply(
      pressed.remainingBending,
      { sigma_j, f_y, sigma, tau },
      { as, title: `${pressed.remainingBending.title}, ${direction}`, rename: { sigma: of } },
    )
  const psi_y = left(sigma_x, 'sigma_x', 'psi_y', 'with longitudinal stress')
  const psi_x = left(sigma_y, 'sigma_y', 'psi_x', 'with transverse stress')
  return trace.apply(pressed.pressureResistance, { f_y, gamma_M, t, s, l, psi_x, psi_y })
}

interface Along {
  readonly lambda_p: number
  /** 4 of the even stress, on which 6.2 stands. */
  readonly k_sigma: number
  readonly C_x: number
  readonly resistance: number
}

function alongOf({ s, t, f_y, E, gamma_M }: Plate, { sigma_x, psi }: Loads, f_d: number, trace: Trace): Along {
  trace.section('Longitudinal stress')
  const even = psi === 1
  const k_sigma = even
    ? readConstant(longitudinal.UNIFORM_FACTOR, 'uniform stress', trace)
    : trace.apply(longitudinal.gradientFactor, { psi })
  const lambda_p = even
    ? trace.apply(longitudinal.plateSlenderness, { s, t, f_y, E })
    : trace.apply(longitudinal.gradientSlenderness, { s, t, f_y, f_235: longitudinal.REFERENCE_YIELD, k_sigma })
  const C_x = even
    ? trace.apply(longitudinal.effectiveWidth, { lambda_p })
    : trace.apply(longitudinal.gradientEffectiveWidth, { lambda_p, psi })
  const resistance = sigma_x < 0 ? f_d : trace.apply(longitudinal.longitudinalResistance, { C_x, f_y, gamma_M })
  return { lambda_p, k_sigma, C_x, resistance }
}

interface Across {
  readonly lambda_c: number
  readonly kappa: number
  readonly k_p: number
  readonly resistance: number
  /** The stress that counts for buckling. */
  readonly stress: number
}

function acrossOf({ s, l, t, f_y, E, gamma_M }: Plate, loads: Loads, f_d: number, trace: Trace): Across {
  trace.section('Transverse stress')
  const { sigma_y, psi_t, p_Sd } = loads
  const lambda_c = trace.apply(transverse.transverseSlenderness, { s, t, f_y, E })
  const mu = trace.apply(transverse.transverseImperfection, { lambda_c })
  const kappa = trace.apply(transverse.transverseReduction, { lambda_c, mu })
  const h_alpha = trace.apply(transverse.pressureSensitivity, { s, t })
  const k_p = trace.apply(transverse.pressureReduction, { p_Sd, s, t, f_y, h_alpha })
  const common = { lambda_c, kappa, k_p }
  if (sigma_y < 0) return { ...common, resistance: f_d, stress: sigma_y }
  const r_l = trace.apply(transverse.heldWidth, { t, l, E, f_y })
  const sigma_yR = trace.apply(transverse.transverseStrength, { r_l, kappa, f_y, k_p })
  const resistance = trace.apply(transverse.transverseResistance, { sigma_yR, gamma_M })
  if (psi_t === 1 || sigma_y === 0) return { ...common, resistance, stress: sigma_y }
  const l_1 = trace.apply(transverse.transverseCheckDistance, { l, s })
  return {
    ...common,
    resistance,
    stress: trace.apply(transverse.transverseDesignStress, { sigma_y, psi_t, l_1, l }),
  }
}

interface Sheared {
  readonly k_l: number
  readonly lambda_w: number
  readonly C_tau: number
  readonly resistance: number
}

function shearOf({ s, l, t, f_y, E, gamma_M }: Plate, trace: Trace): Sheared {
  trace.section('Shear')
  const k_l = trace.apply(shear.shearFactor, { s, l })
  const lambda_w = trace.apply(shear.shearSlenderness, { s, t, f_y, E, k_l })
  const C_tau = trace.apply(shear.shearReduction, { lambda_w })
  return { k_l, lambda_w, C_tau, resistance: trace.apply(shear.shearResistance, { C_tau, f_y, gamma_M }) }
}

interface Together {
  readonly c_i: number
  /** Resistance to shear beside the other stresses. */
  readonly tau_Rd: number
  /** Undefined where pressure leaves no transverse resistance. */
  readonly use: number | undefined
}

function togetherOf(
  { s, t, f_y, gamma_M }: Plate,
  { sigma_x, sigma_y, tau }: Loads,
  sigma_xRd: number,
  across: Across,
  sheared: Sheared,
  trace: Trace,
): Together {
  trace.section('Combined stresses')
  const c_i = trace.apply(combined.interactionFactor, { sigma_x, sigma_y, s, t })
  const { resistance: sigma_yRd, stress } = across
  const tau_Rd = sigma_y > 0 ? besideCompression(sheared.lambda_w, f_y, gamma_M, trace) : sheared.resistance
  if (sigma_yRd <= 0) return { c_i, tau_Rd, use: undefined }
  const rename = { ...(stress !== sigma_y && { sigma_y: 'sigma_y1' }), ...(sigma_y > 0 && { tau_Rd: 'tau_Rde' }) }
  const use = trace.apply(
    combined.combinedStress,
    { sigma_x, sigma_xRd, sigma_y: stress, sigma_yRd, c_i, tau, tau_Rd },
    { rename: { ...rename, ...tension(sigma_x, 'sigma_xRd'), ...tension(sigma_y, 'sigma_yRd') } },
  )
  return { c_i, tau_Rd, use }
}

function besideCompression(lambda_w: number, f_y: number, gamma_M: number, trace: Trace): number {
  const C_tau = trace.apply(shear.shearReductionElastic, { lambda_w })
  return trace.apply(
    shear.shearResistance,
    { C_tau, f_y, gamma_M },
    { as: 'tau_Rde', title: 'Shear resistance with transverse compression', rename: { C_tau: 'C_taue' } },
  )
}

/** Tension is resisted by the design yield strength itself. */
const tension = (sigma: number, resistance: string) => (sigma < 0 ? { [resistance]: 'f_d' } : {})
