/** What a buckling run answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Column and plate buckling: Euler, Eurocode 3, AISC',
  question: 'At what load or stress does this column or plate buckle?',
  askedAs: [
    'Will this brace buckle under 1500 kN?',
    'How much can a 12 inch tube of 9 m carry as a strut to Eurocode 3?',
    'Euler load of a bar fixed at one end and free at the other?',
    'Which chi do I get on curve c at a slenderness of 1.2?',
    'Euler stress of a flat plate with one free edge, without imperfections?',
    'AISC compression capacity at a given KL/r, HEB or hollow section column, pinned or fixed, with Perry-Robertson imperfection',
  ],
  method: [
    {
      title: 'Euler',
      text: 'The elastic critical load is calculated for the effective length K L. K is the theoretical value for the end conditions unless entered.',
      module: 'physics/column-buckling/elastic.ts',
    },
    {
      title: 'EN 1993-1-1',
      text: 'The reduction factor of the selected curve is found from the non-dimensional slenderness about the minor axis. The major axis is also checked if its second moment of area is entered. The smaller resistance governs.',
      module: 'standards/en-1993-1-1-2005/flexural-buckling.ts',
    },
    {
      title: 'Section class',
      text: 'The D/t ratio is compared with the class 3 limit. If D/t exceeds the limit, the local wall buckling check fails. A flexural buckling check that would otherwise pass is reported as not assessed.',
      module: 'standards/en-1993-1-1-2005/section-class.ts',
    },
    {
      title: 'Johnson',
      text: 'The critical stress follows a parabola from the yield strength down to half the yield strength, where the parabola is tangential to the Euler curve.',
      module: 'physics/column-buckling/johnson.ts',
    },
    {
      title: 'ANSI/AISC 360',
      text: 'The inelastic or elastic critical stress of chapter E3 is used, with the LRFD and ASD factors.',
      module: 'standards/aisc-360-2016/compression.ts',
    },
    {
      title: 'Eccentric load',
      text: 'The secant formula gives the maximum stress and the midspan deflection. An amplification factor is reported for first-order moments.',
      module: 'physics/column-buckling/eccentric.ts',
    },
    {
      title: 'Plate',
      text: 'The elastic buckling stress of a flat plate is calculated with a buckling factor for its edge conditions and aspect ratio.',
      module: 'physics/plate-buckling/elastic.ts',
    },
  ],
  assumptions: [
    'The member is straight, uniform and loaded axially at its ends. Self-weight is neglected.',
    'K is the theoretical value unless entered. A guided end may sway but does not rotate.',
    'The EN 1993-1-1 curves include imperfections. Euler, Johnson and the secant formula do not.',
    'No partial factor is applied to the yield strength for the stress under an eccentric load.',
    'Plate stresses are elastic, the edges remain straight and post-buckling strength is ignored.',
  ],
  validity: [
    'Valid for class 1 to 3 sections. For a class 4 tube, a flexural buckling check that would otherwise pass is reported as not assessed. The user shall confirm the class of a general section.',
    'ANSI/AISC 360 E3 is valid for members without slender elements.',
    'The secant formula is valid below the Euler load.',
    'The EN 1993-1-1 and ANSI/AISC 360 curves and factors are taken from public reproductions. Verify against the current edition.',
  ],
  notChecked: [
    'Torsional and flexural-torsional buckling of open sections (EN 1993-1-1 6.3.1.4)',
    'Local buckling and classification of a general section, and class 4 effective sections',
    'Beam-columns (EN 1993-1-1 6.3.3), lateral-torsional buckling and net section resistance at holes',
    'Sway frames, elastic end restraints, and tapered or built-up members',
    'Hydrostatic pressure and joint flexibility of offshore braces (see ISO 19902 or API RP 2A)',
    'Plate yielding and post-buckling strength (see DNV-RP-C201)',
  ],
}
