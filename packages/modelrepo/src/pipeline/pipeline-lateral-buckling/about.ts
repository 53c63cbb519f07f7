/** What pipeline-lateral-buckling answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Pipeline lateral buckling (Hobbs, SAFEBUCK screening)',
  question:
    'Will the surface-laid line buckle laterally, where and at what force, and is the buckle strain acceptable?',
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
      title: 'Fully restrained force',
      text: 'The fully restrained force is calculated from the residual lay tension and the pressure and temperature above their as-laid values at each position. The steel section is used and tension is positive.',
      module: 'physics/pipeline-buckling/effective-force.ts',
    },
    {
      title: 'Friction build-up',
      text: 'From free ends the force changes by no more than the axial friction. The effective force is the less compressive of the friction-limited force and the fully restrained force S_0. Virtual anchors are located where friction has developed S_0. A shorter line develops the friction of half its length. The resistance of a route curve is the lateral friction times its radius.',
      module: 'physics/pipeline-buckling/force-build-up.ts',
    },
    {
      title: 'Hobbs lateral modes',
      text: 'The buckle force and fully restrained force P_0 are calculated against buckle length. Five coefficients are used for each of modes 1 to 4 and the infinite mode. Amplitude and moment are calculated from lateral friction and length.',
      module: 'physics/pipeline-buckling/hobbs-lateral.ts',
    },
    {
      title: 'Critical force',
      text: 'The critical force is the minimum P_0 over length. For modes 1 to 4 it is at the only zero of the slope of P_0; for the infinite mode it is found in closed form. The temperature rise is calculated from axial stiffness and thermal expansion.',
      module: 'physics/pipeline-buckling/hobbs-solve.ts',
    },
    {
      title: 'Screening',
      text: 'The developed force is divided by the infinite mode critical force (SAFEBUCK practice). It is also divided by the minimum for modes 1 to 4, which is lower for ordinary friction. For a route curve the developed force is divided by (lateral friction × radius). If friction bounds are entered, every combination of friction coefficients is screened.',
      module: 'physics/pipeline-buckling/screening.ts',
    },
    {
      title: 'Stable buckle',
      text: 'The stable buckle length is the longer of the two lengths at which P_0 equals the restrained force. Amplitude, moment, bending strain and feed-in against axial friction from each side of a long line are calculated. This represents an unplanned, isolated buckle in a long line.',
      module: 'physics/pipeline-buckling/hobbs-solve.ts',
    },
    {
      title: 'Buckle strength',
      text: 'The design strain is compared with the strain resistance, including the yield-to-tensile ratio alpha_h, the girth weld factor alpha_gw and the resistance factor. The load-controlled utilisation with force and pressure is also reported.',
      module: 'standards/dnv-st-f101-2021/local-buckling.ts',
    },
    {
      title: 'Mitigation',
      text: 'The trigger radius is calculated for a route curve or snake that moves laterally at the developed force. The buckle spacing is the virtual anchor spacing at which equal buckles share the feed-in within the tolerable strain.',
      module: 'physics/pipeline-buckling/screening.ts',
    },
    {
      title: 'Walking',
      text: 'A line slides as a whole if its cyclic force and end pull exceed its friction. The walk per cycle is calculated from this excess, the pull due to slope and end tension, and the axial stiffness.',
      module: 'physics/pipeline-buckling/walking.ts',
    },
  ],
  assumptions: [
    'Effective forces are tension positive. Hobbs forces and the entered fully restrained compression are compression positive.',
    'The ends are free. If a spool, riser or anchor restrains an end, the friction limit does not apply and the screening ratio for restrained ends should be used.',
    'The seabed is straight, flat and even. Friction is fully mobilised without displacement. The pipe is elastic and slopes are small.',
    'Area and bending stiffness are for the steel only.',
    'The buckle length is the main half wavelength of the mode.',
    'The stable buckle is isolated in a long line at the fully restrained force, even if friction does not develop that force.',
    'The first listed mode is used for the post-buckled state. The strain check uses the maximum strain of all listed modes and friction combinations.',
    'The functional load effect factor is 1.1 and the condition factor is 1. Strain resistance excludes the benefit of internal pressure. The load-controlled criterion uses the pressure above its as-laid value, without credit for external pressure.',
    'Conservative values are assumed for steel inputs not entered: grade B, safety class high and girth weld factor 0.6. They are reported with the verdict.',
    'Both criteria use the entered wall thickness. Corrosion and tolerance are not deducted.',
    'Strain localisation at field joints, coating and wall thickness steps is not included.',
    'An entered restrained force is uniform along the line.',
    'For walking, slope and end tension act together towards the lower end. The force change per cycle is the change from as-laid to operation.',
  ],
  validity: [
    'Valid for surface-laid pipe. For trenched, buried or rock-covered pipe see upheaval buckling.',
    'Valid for buckle slopes up to 0.1. Above this, no check that depends on buckle strain passes. For D/t above 60 a warning is issued.',
    'Valid for elastic moments up to the plastic moment. Above the plastic moment a warning is issued and the result is indicative only.',
    'The load-controlled criterion is valid for D/t of 15 to 45 and the strain criterion for D/t up to 45. Outside these ranges the criteria are not reported.',
    'De-rating of C-Mn steel is valid up to 200 °C.',
    'Valid for force profiles that change no faster than friction permits. For steeper profiles the pipe slides and a warning is issued.',
  ],
  notChecked: [
    'Cyclic friction, embedment, breakout against residual resistance and berms (enter friction bounds instead)',
    'Out-of-straightness due to laying and seabed roughness, other than the route curve radius',
    'Sleepers, buoyancy and other vertical triggers (only curves and spacing are sized)',
    'Fatigue and fracture of the buckle, ratcheting and strain concentration',
    'Walking due to thermal transients, and walking restraint',
    'End expansion, spools and their reaction forces',
    'Pressure containment, collapse, on-bottom stability, free spans and trawl pull-over',
    'SAFEBUCK reliability-based buckle formation and the probability of planned buckle formation',
  ],
}
