/** What a stability run of a floating unit answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Floating platform stability',
  question: 'Is this floating unit stable in the wind, and how high may its centre of gravity be?',
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
      text: 'Volume, centre of buoyancy and waterplane of a box, of columns on pontoons, or of half sections summed over stations; metacentric heights, solid and with free surfaces as a virtual rise of the centre of gravity.',
      module: 'physics/hull/metacentre.ts',
    },
    {
      title: 'Righting arms of a body',
      text: 'Box with a depth: the exact section at constant displacement. Half sections: constant displacement, free to trim, at every 5 degrees of heel and a spline between.',
      module: 'physics/ship-stability/attitude.ts',
    },
    {
      title: 'Righting arms of vertical sides',
      text: 'Semisubmersible, and a box without a depth: the wall-sided formula, up to where the water leaves the vertical sides.',
      module: 'physics/hull/simple-hulls.ts',
    },
    {
      title: 'Righting arms as given',
      text: 'KN less the fluid height of the centre of gravity times the sine of the heel, straight lines between the angles.',
      module: 'physics/ship-stability/cross-curve.ts',
    },
    {
      title: 'Wind',
      text: 'The moment as given, a pressure on an area, or blocks with coefficients of shape and height of the MODU Code.',
      module: 'standards/imo-modu-code-2009/wind.ts',
    },
    {
      title: 'Intercepts and areas',
      text: 'Steady heel where the righting arm first meets the heeling arm; areas from upright to the smallest of second intercept, downflooding angle and end of the curve.',
      module: 'physics/ship-stability/righting-curve.ts',
    },
    {
      title: 'Criteria',
      text: 'Ratio of the areas by the type of the unit, metacentric height across and lengthwise, righting arm positive to the second intercept, steady heel; and the largest height of the centre of gravity with which ratio and metacentric height pass.',
      module: 'standards/imo-modu-code-2009/criteria.ts',
    },
  ],
  assumptions: [
    'Heel is about the fore and aft axis; a box and a semisubmersible do not trim.',
    'Free surfaces raise the centre of gravity by the same height at every heel.',
    'The heeling arm falls with the cosine of the heel for ship-shaped hulls, and not at all for column-stabilised ones, unless an exponent is given.',
    'A block lies wholly in the band of height of its centre.',
    'Half sections are closed by a deck at their last point; deckhouses above it give no buoyancy.',
    'The centre of gravity of a hull by half sections lies over the centre of buoyancy on even keel.',
  ],
  validity: [
    'Semisubmersible: valid up to the heel at which pontoons come out or the deck box goes under.',
    'Areas and range are not assessed if the righting arms end before the second intercept and the downflooding angle.',
    'Wind is not assessed for a shape coefficient below those of MODU Code table 3-1.',
    'Box without a depth: metacentric heights, and a steady heel while the bilge is under water.',
    'MODU Code 3.3.1.2 takes the areas of column-stabilised units to the downflooding angle; {area_ratio} ends at the second intercept where that comes first, and a check of its own goes to the downflooding angle.',
    'The limit of the steady heel follows SOR/96-118 from memory, tables of the MODU Code public reproductions: compare them with the editions in force.',
    'A hull whose longitudinal metacentric radius is lower than the transverse one: no check of righting arms passes.',
    'Class rules ask for a metacentric height of their own, DNV-OS-C301 among them: give it.',
  ],
  notChecked: [
    'Righting arms about an axis other than fore and aft, and wind by azimuth',
    'Damage: MODU Code 3.4 (heel of 17 degrees, range of 7 degrees, righting moment of twice the heeling moment)',
    'Righting arms of a semisubmersible beyond its vertical sides',
    'IS Code general criteria of ship-shaped units, and roll in waves: see damage-stability',
    'Mooring and thruster forces, ice on the structure, and the lift of wind on the underside of a heeled deck',
  ],
}
