/** What a buckling run answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Buckling of columns and plates: Euler, Eurocode 3, AISC',
  question: 'At what load does this strut or plate buckle, and what may it carry?',
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
      text: 'Elastic critical load with the effective length K L: K of the ideal ends, or as given.',
      module: 'physics/column-buckling/elastic.ts',
    },
    {
      title: 'EN 1993-1-1',
      text: 'Reduction factor of the chosen curve at the non-dimensional slenderness, about the minor axis, and about the major one where its second moment is given; the smaller resistance counts.',
      module: 'standards/en-1993-1-1-2005/flexural-buckling.ts',
    },
    {
      title: 'Section class',
      text: 'A tube beyond the limit of class 3 buckles locally: its check is not passed.',
      module: 'standards/en-1993-1-1-2005/section-class.ts',
    },
    {
      title: 'Johnson',
      text: 'Parabola from the yield strength down to half of it, where it touches the Euler curve.',
      module: 'physics/column-buckling/johnson.ts',
    },
    {
      title: 'ANSI/AISC 360',
      text: 'Critical stress of chapter E3, inelastic and elastic, with the factors of LRFD and ASD.',
      module: 'standards/aisc-360-2016/compression.ts',
    },
    {
      title: 'Eccentric load',
      text: 'Secant formula for the largest stress and the deflection at midspan; amplification of first-order moments.',
      module: 'physics/column-buckling/eccentric.ts',
    },
    {
      title: 'Plate',
      text: 'Elastic buckling stress of a flat plate, its factor by edges and sides.',
      module: 'physics/plate-buckling/elastic.ts',
    },
  ],
  assumptions: [
    'The member is straight, uniform and axially loaded at its ends; its own weight is left out.',
    'K is theoretical unless it is given; a guided end may sway and does not turn.',
    'The imperfections of EN 1993-1-1 are in its curves; Euler, Johnson and the secant formula have none.',
    'The stress under an eccentric load is held against the yield strength without a partial factor.',
    'Plate stresses are elastic: edges stay straight, and there is no strength after buckling.',
  ],
  validity: [
    'Section of class 1 to 3; a tube of class 4 is not passed, and the class of a general section is for its user to know.',
    'ANSI/AISC 360 E3: members without slender elements.',
    'Secant formula: load below the Euler load.',
    'The curves and factors of EN 1993-1-1 and ANSI/AISC 360 follow public reproductions: compare them with the edition in force.',
  ],
  notChecked: [
    'Torsional and flexural-torsional buckling of open sections (EN 1993-1-1 6.3.1.4)',
    'Local buckling and class of a general section, and effective sections of class 4',
    'Beam-columns (EN 1993-1-1 6.3.3), lateral-torsional buckling, and the resistance of the section itself beside holes',
    'Sway frames, elastic springs at the ends, and tapered or built-up members',
    'Hydrostatic pressure and joint flexibility of braces offshore: see ISO 19902 or API RP 2A',
    'Yield and strength after buckling of a plate: see DNV-RP-C201',
  ],
}
