/** What pipeline-lateral-buckling answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Pipeline lateral buckling (Hobbs, SAFEBUCK screening)',
  question:
    'Will this hot, pressurised, surface-laid line buckle sideways, at which force and where, and does the pipe take the buckle?',
  askedAs: [
    'Will this hot flowline snake sideways when we start up?',
    'At what temperature rise does a 12 inch surface-laid line go off its route?',
    'Is the bending strain acceptable once the pipe has buckled on the seabed?',
    'Screen the effective axial force against Hobbs for a short HPHT tie-in.',
    'How far apart must sleepers or snake-lay bends stand so that buckles share the feed-in?',
    'Does the route curve hold its radius under lay tension and in operation?',
  ],
  method: [
    {
      title: 'Restrained force along the line',
      text: 'From residual lay tension, pressure above as-laid and the temperature at each position; tension positive; areas of the steel pipe.',
      module: 'physics/pipeline-buckling/effective-force.ts',
    },
    {
      title: 'Build-up by friction',
      text: 'From free ends the force changes by no more than the axial friction: it is the less compressive of the friction lines and S_0. Virtual anchors stand where friction has built S_0 up; a line shorter than two of them reaches the friction of half its length. A route curve holds up to the lateral friction times its radius.',
      module: 'physics/pipeline-buckling/force-build-up.ts',
    },
    {
      title: 'Hobbs lateral modes',
      text: 'Force in the buckle and fully restrained force P_0 over the buckle length, with the five coefficients of each of modes 1 to 4 and of the infinite mode; amplitude and moment by lateral friction and length.',
      module: 'physics/pipeline-buckling/hobbs-lateral.ts',
    },
    {
      title: 'Critical force',
      text: 'Smallest P_0 over the length: for modes 1 to 4 by the root of its slope, which has one; for the infinite mode in closed form. Temperature rise by axial stiffness and thermal expansion.',
      module: 'physics/pipeline-buckling/hobbs-solve.ts',
    },
    {
      title: 'Screening',
      text: 'Force reached over the critical force of the infinite mode (SAFEBUCK practice), and over the smallest of modes 1 to 4, which is lower for ordinary friction; over the lateral friction times the radius for a route curve. With bounds of friction, over the whole friction matrix.',
      module: 'physics/pipeline-buckling/screening.ts',
    },
    {
      title: 'The standing buckle',
      text: 'The longer of the two lengths at which P_0 is the restrained force; amplitude, moment and bending strain; feed-in against axial friction from each side of a long line. An unplanned buckle is this one, alone in a long line.',
      module: 'physics/pipeline-buckling/hobbs-solve.ts',
    },
    {
      title: 'What the pipe takes',
      text: 'Design strain against the strain resistance with alpha_h, alpha_gw and the resistance factor; beside it the load controlled criterion with force and pressure.',
      module: 'standards/dnv-st-f101-2021/local-buckling.ts',
    },
    {
      title: 'Mitigation',
      text: 'Radius of the curve (route or snake) that moves out at the force reached; virtual anchor spacing at which equal buckles share the feed-in and stay within the tolerable strain.',
      module: 'physics/pipeline-buckling/screening.ts',
    },
    {
      title: 'Walking',
      text: 'A line whose cyclic force and pull exceed its friction slides as a whole: the walk in each cycle by the excess, the pull of slope and end tension, and the axial stiffness of the line.',
      module: 'physics/pipeline-buckling/walking.ts',
    },
  ],
  assumptions: [
    'Effective forces are tension positive; the forces of Hobbs and the fully restrained compression given are compression positive.',
    'Free ends: a spool, riser or anchor that holds the end removes the limit by friction; then read the ratio with ends restrained.',
    'Straight, flat, even bed with friction that is at once at its limit; pipe elastic, slopes small.',
    'Area and bending stiffness are those of the steel alone.',
    'The buckle length is the length of the main half wave of the mode.',
    'The standing buckle is that of the fully restrained force, as an isolated buckle in a long line, also where friction does not reach that force.',
    'The first mode listed is followed into the buckle; the strain check takes the largest strain of all modes listed and all friction pairings.',
    'Functional load effect factor 1.1, condition factor 1; strain resistance without help of internal pressure; net pressure of the load controlled criterion is the pressure above as-laid, without credit for external pressure.',
    'What is left out of the steel is the safe choice and is said beside the verdict: grade B, safety class high, girth weld factor 0.6.',
    'Wall as given for both criteria: no corrosion and no tolerance are taken off.',
    'Strain localisation at field joints, coating and wall steps is not added.',
    'A restrained force that is given is uniform along the line.',
    'Walking takes slope and end tension together towards the lower end, and the change of the force in every cycle as that from as-laid to operation.',
  ],
  validity: [
    'Surface-laid pipe: not for trenched, buried or rock-covered pipe (see upheaval buckling).',
    'Slope of the buckle up to 0.1: above, no check that rests on its strain passes. D/t up to 60: above, a warning.',
    'Elastic moment up to the plastic moment: beyond is warned of, and the result stands as a flag only.',
    'Load controlled criterion for D/t from 15 to 45, strain criterion up to 45: outside, neither is given.',
    'De-rating of C-Mn steel up to 200 °C.',
    'Profiles steeper than friction holds are warned of: the pipe slides there.',
  ],
  notChecked: [
    'Cyclic friction, embedment, breakout against residual resistance, and berms: give bounds of friction instead',
    'Out-of-straightness from lay and bed roughness, other than the radius of a route curve',
    'Sleepers, buoyancy and other vertical triggers; only curves and spacing are sized',
    'Fatigue and fracture of the buckle, ratcheting, and strain concentration',
    'Walking by thermal transients, and the restraint that stops it',
    'End expansion, spools and the force that they give back',
    'Pressure containment, collapse, on-bottom stability, free spans, trawl pull-over',
    'The reliability based buckle formation of SAFEBUCK and the probability that planned buckles form',
  ],
}
