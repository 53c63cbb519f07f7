/** What cathodic-protection-pipeline answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const F103 = 'standards/dnv-rp-f103-2019'
export const about: About = {
  title: 'Submarine pipeline cathodic protection, bracelet anodes and attenuation',
  question:
    'How many bracelet anodes does this pipeline require, at what spacing, and is it protected for its design life?',
  askedAs: [
    'How many bracelets does a 12 inch export line of 10 km need, and at what spacing?',
    'Do the bracelet anodes on the flowline outlast 30 years of coating breakdown?',
    'Is the pipe still polarised half-way between two anodes 300 m apart?',
    'Can the tie-in spool be protected from the anodes of the template at its end?',
    'How far does the potential attenuate along a coated line from its drain point?',
    'Pitch of half-shell anodes in pipe joints for a 3LPP or FBE coating by ISO 15589-2',
  ],
  yieldsUnlessSaid: [
    ['cp', 'anod', 'iccp', 'corrosion', 'bracelet', 'potential', 'polaris', 'coat'],
    ['line', 'bracelet', 'joint'],
  ],
  method: [
    {
      title: 'Surface area',
      text: 'The surface area is π times diameter times length, split into linepipe and field joints by the field joint fraction.',
      module: `${F103}/demand.ts`,
    },
    {
      title: 'Design mean current density',
      text: 'Current density is selected by internal fluid temperature and seabed condition from the chosen edition. The mean density is used for the mean and final demands.',
      module: `${F103}/current-density.ts`,
    },
    {
      title: 'Coating breakdown',
      text: 'The breakdown factors of linepipe and field joints are a + 0.5 b t (mean) and a + b t (final). For demands, the factors are weighted by area. For spacing, the linepipe factor is added to the joint factor times the ratio of joint to linepipe length.',
      module: `${F103}/breakdown.ts`,
    },
    {
      title: 'Coating data',
      text: 'Constants and maximum temperatures are from the coating tables of the edition. A warning is issued if a maximum temperature is exceeded.',
      module: `${F103}/coatings.ts`,
    },
    {
      title: 'Current demand',
      text: 'Area, current density, breakdown factor and design factor are multiplied for the mean and final demands.',
      module: `${F103}/demand.ts`,
    },
    {
      title: 'Anode mass',
      text: 'The total charge over the design life is divided by utilisation factor and electrochemical capacity.',
      module: 'physics/cathodic-protection/galvanic-balance.ts',
    },
    {
      title: 'Anode capacity and potential',
      text: 'Al-Zn-In values are selected by anode surface temperature, from the next higher row of the table. The 2010 edition refers to DNV-RP-B401 (2010).',
      module: `${F103}/anode-design.ts`,
    },
    {
      title: 'Final anode output',
      text: 'The final anode resistance is 0.315 ρ/√A, with the water resistivity ρ and the final exposed area A. The output is the driving voltage divided by this resistance. The numbers of anodes by mass and by current are rounded up.',
      module: 'standards/dnv-rp-b401-2021/anode-resistance.ts',
    },
    {
      title: 'Protected length',
      text: 'Equation (14) of DNV-RP-F103 gives the protected length. Spacing is limited to twice this length and usually to 300 m.',
      module: `${F103}/spacing.ts`,
    },
    {
      title: 'Half spacing with anode resistance',
      text: 'The half spacing is the positive root of the equation in which the sum of pipe wall and anode voltage drops equals the driving voltage. The same voltage drop at the chosen spacing is checked at mid-span.',
      module: `${F103}/spacing.ts`,
    },
    {
      title: 'Attenuation with linear leakage',
      text: 'A transmission line model is used. From the drain point, potential varies as a hyperbolic cosine and current as a hyperbolic sine.',
      module: 'physics/cathodic-protection/attenuation.ts',
    },
    {
      title: 'End protection',
      text: 'The line length is compared with the protected length from one end and from both ends.',
      module: `${F103}/spacing.ts`,
    },
  ],
  assumptions: [
    'One year is 8,760 h in the anode mass, as in DNV-RP-F103.',
    'Anodes are evenly spaced. Each anode serves half the spacing on each side.',
    'Demands use the separate areas of linepipe and field joints. The breakdown factor for spacing is the area-weighted factor divided by one minus the field joint area fraction, as in DNV-RP-F103 (conservative).',
    'Demand is uniform over the surface. Equation (14) applies the full demand over the full length (conservative).',
    'Protected length, half spacing and mid-span drop use the current density without the design factor k, as in equation (14).',
    'The alloy is Al-Zn-In unless capacity and potential are entered.',
    'Anodes in open seawater are at ambient temperature. Buried anodes are at fluid temperature.',
    'Coating breakdown factors above 1 are retained as calculated, since DNV-RP-F103 sets no upper limit (conservative).',
    'The number of anodes ignores the metallic voltage drop. The mid-span check includes both drops.',
    'The potential curves between anodes are based on the final anode resistance, also at the start of life.',
  ],
  validity: [
    'The anode table is valid for Al-Zn-In to 80 °C buried (2019) or 30 °C (2010). At higher temperatures capacity and potential must be entered.',
    'Bracelet anode resistance is valid for an exposed area much smaller than the anode spacing.',
    'Coating data are valid up to the tentative maximum temperature of the coating. Above it, checks that use the breakdown factors can fail but cannot pass.',
    'Equation (14) and the attenuation are valid for thin-coated steel pipe. The only resistance to remote earth considered is the anode resistance.',
  ],
  notChecked: [
    'Hydrogen-induced stress cracking of martensitic, duplex and high-strength steel and of welds',
    'Current drain to and from connected structures, risers, valves and foreign lines, unless included in the design factor',
    'Bracelet anode geometry (consistency of mass, thickness, gaps and final exposed area) and strength during laying',
    'Initial polarisation, stray current and alternating current',
    'Anaerobic sediment, for which ISO 15589-2 requires −0.90 V (enter as design protective potential)',
    'Absolute potential from the attenuation shift, which requires the natural potential of the steel',
    'Shielding under thermal insulation and disbonded coating; thermally sprayed aluminium',
  ],
}
