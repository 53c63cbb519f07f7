/** What a stability run of a floating unit answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Floating platform stability',
  question: 'Is the floating unit stable under wind, and what is its allowable KG?',
  askedAs: [
    'What is the GM of a barge or a four-column semi at 20 m draught?',
    'Does this barge meet the MODU Code area ratio of 1.4 in a 51.5 m/s storm?',
    'How far does the platform heel under a wind moment of 30 MN m?',
    'Maximum allowable KG of this semisubmersible?',
    'Wind force and heeling moment by the MODU Code for three blocks?',
    'GZ curve of a box barge up to 90 degrees?',
  ],
  method: [
    {
      title: 'Hydrostatics',
      text: 'Volume, centre of buoyancy and waterplane properties are calculated for a box, columns on pontoons, or half sections at stations. Free surfaces are treated as a virtual rise of the centre of gravity.',
      module: 'physics/hull/metacentre.ts',
    },
    {
      title: 'Righting levers, box or offsets',
      text: 'A box with a depth uses the exact section at constant displacement. Hulls from offsets are solved free to trim at constant displacement, at 5 degree heel intervals with spline interpolation.',
      module: 'physics/ship-stability/attitude.ts',
    },
    {
      title: 'Righting levers, vertical sides',
      text: 'The wall-sided formula is used for a semisubmersible or a box without a depth. It applies while the waterline remains on the vertical sides.',
      module: 'physics/hull/simple-hulls.ts',
    },
    {
      title: 'Righting levers, entered KN',
      text: 'The fluid centre of gravity height multiplied by the sine of the heel angle is deducted from KN. Linear interpolation is used between angles.',
      module: 'physics/ship-stability/cross-curve.ts',
    },
    {
      title: 'Wind heeling',
      text: 'The heeling moment is entered, or calculated from a wind pressure on a projected area or from blocks with MODU Code shape and height coefficients.',
      module: 'standards/imo-modu-code-2009/wind.ts',
    },
    {
      title: 'Intercepts and areas',
      text: 'The steady heel is the first intercept of the righting and heeling levers. Areas are integrated from upright to the lowest of the second intercept, the downflooding angle and the end of the curve.',
      module: 'physics/ship-stability/righting-curve.ts',
    },
    {
      title: 'Stability criteria',
      text: 'The area ratio, transverse and longitudinal metacentric heights, righting lever range and steady heel are checked. The allowable KG satisfies the area ratio and metacentric height criteria.',
      module: 'standards/imo-modu-code-2009/criteria.ts',
    },
  ],
  assumptions: [
    'Heel is about the longitudinal axis. A box or semisubmersible does not trim.',
    'Free surfaces raise the centre of gravity by the same height at all heel angles.',
    'The heeling lever varies with the cosine of heel for ship-shaped hulls and is constant for column-stabilised units, unless an exponent is entered.',
    'Each wind block lies wholly within the height band of its centre.',
    'Half sections are closed by a deck at the last point. Deckhouses above it provide no buoyancy.',
    'The centre of gravity of a hull from offsets is vertically above the even-keel centre of buoyancy.',
  ],
  validity: [
    'Valid for semisubmersibles up to the heel at which the pontoons emerge or the deck box immerses.',
    'Areas and range are not assessed if the righting lever curve ends before the second intercept and the downflooding angle.',
    'Wind heeling is not assessed for a shape coefficient below the range in MODU Code table 3-1.',
    'If no depth is entered, a box is assessed only for metacentric height and, while the bilge is immersed, for steady heel.',
    'In MODU Code 3.3.1.2 the areas of column-stabilised units extend to the downflooding angle. The areas for the ratio of righting to heeling area end at the second intercept if that is reached first. A separate check extends to the downflooding angle.',
    'The steady heel limit is not verified against SOR/96-118, and the MODU Code tables are taken from published descriptions. Verify against the editions in force before issue.',
    'No righting lever check passes for a hull with a longitudinal metacentric radius below the transverse value.',
    'Class rules, including DNV-OS-C301, set their own minimum metacentric height. Enter the class value.',
  ],
  notChecked: [
    'Righting levers about axes other than longitudinal, and wind azimuth',
    'Damage stability to MODU Code 3.4 (17 degree heel, 7 degree range, righting moment twice the heeling moment)',
    'Righting levers of a semisubmersible above the vertical-sided range',
    'IS Code general criteria and roll in waves for ship-shaped units (see the damage stability workflow)',
    'Mooring and thruster forces, ice accretion, and wind lift on the underside of a heeled deck',
  ],
}
