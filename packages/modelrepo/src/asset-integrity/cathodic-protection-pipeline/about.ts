/** What cathodic-protection-pipeline answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const F103 = 'standards/dnv-rp-f103-2019'
export const about: About = {
  title: 'Submarine pipeline cathodic protection (bracelet anodes, attenuation)',
  question:
    'How many bracelet anodes does this pipeline need, how far apart, and do they protect it to the end of its life?',
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
      title: 'Areas',
      text: 'π D L, split into linepipe and field joints by the share of field joints.',
      module: `${F103}/demand.ts`,
    },
    {
      title: 'Design mean current density',
      text: 'By internal fluid temperature and seabed condition, of the edition chosen; the mean density serves for the mean and the final demand.',
      module: `${F103}/current-density.ts`,
    },
    {
      title: 'Coating breakdown',
      text: 'a + 0.5 b t and a + b t of linepipe and field joints: weighted by area for demands; for the spacing, along the pipe, that of the linepipe plus that of the joints times their length over its length.',
      module: `${F103}/breakdown.ts`,
    },
    {
      title: 'Coatings',
      text: 'Constants and maximum temperatures of the coating tables of the edition; too hot is warned of.',
      module: `${F103}/coatings.ts`,
    },
    {
      title: 'Current demand',
      text: 'Area times density times breakdown times design factor, mean and final.',
      module: `${F103}/demand.ts`,
    },
    {
      title: 'Anode mass',
      text: 'Charge of the life over utilisation and capacity.',
      module: 'physics/cathodic-protection/galvanic-balance.ts',
    },
    {
      title: 'Anode capacity and potential',
      text: 'Al-Zn-In by anode surface temperature, next row up; the 2010 edition refers to DNV-RP-B401 (2010).',
      module: `${F103}/anode-design.ts`,
    },
    {
      title: 'Final output',
      text: '0.315 ρ/√A at the end of life, driving voltage over it; numbers by mass and by current, each rounded up.',
      module: 'standards/dnv-rp-b401-2021/anode-resistance.ts',
    },
    {
      title: 'Protected length',
      text: 'Equation (14); anodes no further apart than twice it, and usually no more than 300 m.',
      module: `${F103}/spacing.ts`,
    },
    {
      title: 'Half spacing with anode resistance',
      text: 'Positive root of pipe wall drop plus anode drop equal to the driving voltage; the same drop at the spacing chosen is checked at mid-span.',
      module: `${F103}/spacing.ts`,
    },
    {
      title: 'Attenuation with linear leakage',
      text: 'Transmission line: potential by cosh and current by sinh from the drain point.',
      module: 'physics/cathodic-protection/attenuation.ts',
    },
    {
      title: 'End protection',
      text: 'Whether the line lies within the protected length of one end, or of both.',
      module: `${F103}/spacing.ts`,
    },
  ],
  assumptions: [
    'A year of the anode mass is 8760 h, as the practice writes it.',
    'Anodes are spread evenly; one anode serves half the spacing on each side.',
    'Demands add linepipe and field joints each on its own area. The factor along the pipe, of the spacing, is 1/(1 − r) times that sum, as the practice writes it, on the safe side.',
    'The demand is uniform over the surface; equation (14) takes the whole of it through the whole length, on the safe side.',
    'Protected length, half spacing and mid-span drop use the current density without the design factor k, as equation (14) is written.',
    'The alloy is Al-Zn-In unless capacity and potential are given.',
    'Anodes in open seawater are at ambient temperature; buried anodes are as warm as the fluid.',
    'A coating factor above 1 is kept as calculated: the practice has no cap, and more than bare steel is on the safe side.',
    'The driving voltage is not reduced by the metallic drop in the number of anodes; the mid-span check holds both together.',
    'The curves between anodes use the final anode resistance at the start of life too.',
  ],
  validity: [
    'Anode table: Al-Zn-In to 80 °C buried (2019), 30 °C (2010); above, capacity and potential must be given.',
    'Bracelet resistance: exposed area much smaller than the anode spacing.',
    'Coatings up to their tentative maximum temperature; above, checks on their breakdown may fail and do not pass.',
    'Equation (14) and the attenuation: thin coated steel pipe in water of no resistance against remote earth but that of the anode.',
  ],
  notChecked: [
    'Hydrogen-induced stress cracking of martensitic, duplex and high-strength steel and of welds',
    'Current drain to and from connected structures, risers, valves and foreign lines, unless their demand is in the design factor',
    'Bracelet geometry: that mass, thickness, gaps and final exposed area belong together; strength in laying',
    'Protection in the first weeks (polarisation) and stray or alternating current',
    'Anaerobic sediment, for which ISO 15589-2 asks for −0.90 V: give it as design protective potential',
    'The potential that the attenuation shift leads to: it needs the natural potential of the steel',
    'Shielding under thermal insulation and disbonded coating; thermally sprayed aluminium',
  ],
}
