/**
 * Why an input goes against the sense of its kind, or a check jumps with it: by workflow, check and input, each with the
 * physics or the clause. A check or an input of '*' is any.
 */
export interface SenseReason {
  readonly workflow: string
  readonly check: string
  readonly input: string
  readonly because: string
}

const of = (workflow: string, check: string, input: string, because: string): SenseReason => ({
  ...{ workflow, check, input, because },
})

const MORE_LOST = 'what was measured stays, so that a thicker nominal wall means more metal lost'
const OWN_LIMIT = 'it is the limit or the capacity itself, of the kind of what it limits'
const GEOMETRY = 'the mass must fit the volume of the anode: more of it needs a larger one'
const FLOATS = 'it counts for the string in the sea: lift and displaced mud lower the tension that is needed'
const ANCHOR = 'the holding capacity of the anchor, of the kind of a force'
const STAND_OFF = 'DNV-RP-B401 Table 8-7: the formula of the resistance changes at a stand-off of 0.3 m'
const WARM_ANODE = 'DNV-RP-B401 Table 8-6: the capacity of the alloy falls by steps of its temperature'
const SPANS = 'the number of supports is whole: one more makes the spans, and the load on each, shorter'
const WINDOWS = 'a record has whole steps: each counts or does not'

export const againstReasons: readonly SenseReason[] = [
  of('anchor-capacity', '*', 'wall_thickness', 'a thicker wall leaves less area inside for friction and the plug'),
  of(
    'api-rp-2rd-riser',
    'von_mises',
    'minimum_wall_thickness',
    'hoop tension beside a greater axial one lowers the von Mises stress; the axial stress is of the nominal wall',
  ),
  of('api579-pipe-ffs-b314', '*', 'wall_thickness', MORE_LOST),
  of('api579-pipe-ffs-b314', '*', 'minimum_required_thickness', OWN_LIMIT),
  of(
    'api579-pipe-ffs-b314',
    'distance_to_discontinuity',
    'distance_to_discontinuity',
    'the clause asks for a distance',
  ),
  of('cathodic-protection', 'anode_geometry', 'anode_net_mass', GEOMETRY),
  of('cathodic-protection-jacket', 'anode_geometry', 'anode_net_mass', GEOMETRY),
  of('cathodic-protection-manifold', 'anode_geometry', 'anode_net_mass', GEOMETRY),
  of('cathodic-protection-monopile', 'anode_geometry', 'anode_net_mass', GEOMETRY),
  of('ct-hydraulics', 'pump_pressure', 'coiled_tubing_wall_thickness', 'a thicker wall leaves a narrower bore'),
  of('dynacard-diagnostics', 'gearbox', 'surface_load', 'the net torque turns with the counterbalance'),
  of('dynacard-diagnostics', 'gearbox', 'counterbalance_effect', 'the net torque is least where it balances the rods'),
  of('elastic-buckling', 'section_class', 'yield_strength', 'EN 1993-1-1 table 5.2: the limits fall with the strength'),
  of('fatigue-analysis', 'fatigue', 'thickness', 'DNV-RP-C203 2.4.3: thickness effect above the reference thickness'),
  of('fpso-mooring-full', '*', 'anchor_holding_capacity', ANCHOR),
  of('fpso-spread-mooring', '*', 'anchor_holding_capacity', ANCHOR),
  of('inspection-planning', '*', 'required_thickness', OWN_LIMIT),
  of('inspection-planning', 'remaining_life', 'previous_thickness', 'the same reading now means a higher rate'),
  of(
    'inspection-planning',
    'remaining_life',
    'years_between_readings',
    'the same loss over a longer time: a lower rate',
  ),
  of('jumper-installation', 'crane', 'crane_capacity', OWN_LIMIT),
  of(
    'on-bottom-stability-f109',
    '*',
    'reference_current_velocity',
    'DNV-RP-F109 tables 3-9 and 3-10: the coefficients fall faster with M* there than the velocity squared grows',
  ),
  of('pipe-ovality', 'ovality', 'allowable_ovality', OWN_LIMIT),
  of('pipeline-lateral-buckling', 'susceptibility', 'wall_thickness', 'more steel expands with more force'),
  of('pipeline-upheaval-buckling', 'download', 'wall_thickness', 'more steel expands with more force'),
  of(
    'plate-buckling',
    'transverse',
    'yield_strength',
    'DNV-RP-C201 6.3 (6.7): the reduction factor steps down at a slenderness of 2',
  ),
  of('riser-fatigue', 'fatigue', 'segments/wall_thickness_mm', 'DNV-RP-C203 2.4.3: thickness effect'),
  of('riser-fatigue', 'fatigue', 'segments/wave/histogram_period_years', 'the same cycles in a longer time'),
  of('riser-stackup', '*', 'buoyancy_uplift', FLOATS),
  of('riser-stackup', '*', 'internal_area', FLOATS),
  of('riser-stackup', '*', 'tensioner_setting', OWN_LIMIT),
  of('riser-stackup', '*', 'dynamic_tension_limit', OWN_LIMIT),
  of('riser-stackup-parametric', '*', 'tensioner_setting', OWN_LIMIT),
  of('rudder-stock-torque', 'rule_torque', 'available_torque', OWN_LIMIT),
  of('span-rectification', 'support_bearing', '*', SPANS),
  of('spectral-fatigue-atlas-query', 'fatigue', 'axis_significant_wave_height', 'an axis of the grid, not a sea'),
  of('synthetic-rope-mooring-fatigue', 'minimum_tension', 'lines/MBL_kN', 'the least tension is a share of it'),
  of('synthetic-rope-mooring-fatigue', 'minimum_tension', 'lines/min_tension_kN', 'a rope must not go slack'),
  of('synthetic-rope-mooring-fatigue', 'creep', 'creep_reference_life_years', 'the life that was tested'),
  of('tsj-sizing', 'riser_end', 'taper/wall_thickness_mm', 'a stiffer joint leaves the riser a sharper end'),
  of('tsj-sizing', 'joint', 'riser_wall_thickness', 'a stiffer riser brings more moment to the joint'),
  of('weather-window', 'workability', 'hs_limit', OWN_LIMIT),
  of('well-bore-design', 'drift', 'strings/wall_thickness', 'a thicker wall leaves a narrower bore'),
]

export const jumpReasons: readonly SenseReason[] = [
  of('cathodic-protection', '*', 'anode_stand_off', STAND_OFF),
  of('cathodic-protection-jacket', '*', 'anode_stand_off', STAND_OFF),
  of('cathodic-protection-manifold', '*', 'anode_stand_off', STAND_OFF),
  of('cathodic-protection-monopile', '*', 'anode_stand_off', STAND_OFF),
  of('cathodic-protection', '*', 'anode_surface_temperature', WARM_ANODE),
  of('cathodic-protection-jacket', '*', 'anode_surface_temperature', WARM_ANODE),
  of('cathodic-protection-manifold', '*', 'anode_surface_temperature', WARM_ANODE),
  of('cathodic-protection-monopile', '*', 'anode_surface_temperature', WARM_ANODE),
  of('span-rectification', 'support_bearing', '*', SPANS),
  of('weather-window', 'workability', '*', WINDOWS),
]

/** A finding 'modelrepo:catenary@1 line_tension line_length' by its reason. */
export const reasonOf = (finding: string, reasons: readonly SenseReason[]): SenseReason | undefined => {
  const [ref = '', check = '', ...input] = finding.split(' ')
  const id = /:([^@]+)@/.exec(ref)?.[1]
  const is = (pattern: string, name: string) => pattern === '*' || pattern === name
  return reasons.find((r) => r.workflow === id && is(r.check, check) && is(r.input, input.join(' ')))
}
