/** What an anchor run answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Anchor capacity: drag, suction caisson, plate, and padeye load',
  question: 'Does this anchor hold the mooring line, and what does the line pull at its padeye?',
  askedAs: [
    'Is a 5 m suction pile of 15 m long enough for this line in soft clay?',
    'Where should the padeye sit, and what is lost if it sits higher?',
    'Uplift of a caisson with and without reverse end bearing?',
    'What does a 30 kip Stevpris drag anchor hold in mud, with 300 m of chain before it?',
    'Pullout of a plate anchor such as a SEPLA or VLA after keying?',
    'Inverse catenary: what angle and tension reach the lug under the seabed?',
  ],
  method: [
    {
      title: 'Clay',
      text: 'Undrained strength that increases evenly from the mudline, s_u0 + k z; averages down to the depth at hand.',
      module: 'physics/soil/linear-strength.ts',
    },
    {
      title: 'Caisson, upwards',
      text: 'Three modes: plugged with reverse end bearing, coring with friction inside, and the plug lifted by its weight alone. With passive suction the lesser of the first two, without it the lesser of the last two. Friction inside and reverse end bearing never act together; the tip of the wall is left out.',
      module: 'physics/soil/caisson-axial.ts',
    },
    {
      title: 'Caisson, sideways: resistance',
      text: 'N_P s_u D per length. N_P grows from the weak wedge at the mudline to full flow round a cylinder, N_1 - N_2 exp(-eta z/D), N_1 on the straight line between a smooth and a rough wall, up to 3 % below the exact bound, with eta 0.25 + 0.05 s_u0/(k D), at most 0.55; or it is constant, for comparison.',
      module: 'physics/soil/caisson-lateral.ts',
    },
    {
      title: 'Caisson, sideways: rotation',
      text: 'The rigid caisson turns about the depth that balances the moments about the padeye, the resistance reversed beyond it. That is the least pull of all centres, within the caisson and outside: an upper bound of plasticity. At the optimum padeye it moves as it stands. Base shear and base moment are left out, on the safe side.',
      module: 'physics/soil/caisson-lateral.ts',
    },
    {
      title: 'Caisson, both together',
      text: '(H_d/H_u)^a + (V_d/V_u)^b up to 1, a and b by the slenderness; the horizontal capacity is that of the padeye, the vertical one that of the governing mode.',
      module: 'physics/soil/caisson-interaction.ts',
    },
    {
      title: 'Drag anchor',
      text: 'Holding capacity m (W_A/10 kip)^b, coefficients of the maker or of the table by model and seabed. The friction of the line on the seabed adds to it.',
      module: 'standards/ufc-4-159-03-2005/drag-anchors.ts',
    },
    {
      title: 'Plate anchor',
      text: 'Strength at the depth that keying leaves, times area, bearing factor and disturbance factor. Up to 4.5 widths the plate breaks away: the factor is that of a strip without suction, the weight of the soil above it neglected. Above one width it has none.',
      module: 'physics/soil/plate-anchor.ts',
    },
    {
      title: 'Line in the soil',
      text: 'The line turns until T_a (theta_a^2 - theta_m^2)/2 is the resistance of the soil above the padeye, friction reducing its tension on the way. The smallest angle is sought, up to 2.5 rad; where there is none, the line does not reach the padeye and the run fails.',
      module: 'physics/soil/embedded-line.ts',
    },
    {
      title: 'Factors of safety',
      text: 'API RP 2SK on the pull: 2.0 axial and 1.6 lateral of a caisson, 1.5 of a drag anchor, 2.0 of a plate, in a permanent mooring, intact. Lower ones are warned of. Partial factors of DNV are to be put in by the caller.',
      module: 'standards/api-rp-2sk-2005/anchors.ts',
    },
  ],
  assumptions: [
    'Undrained clay in one layer, its strength increasing evenly with depth; the pull is short enough not to drain it.',
    'The caisson is rigid and upright; the clay adheres to it behind, without a gap.',
    'The lid is sealed where passive suction counts, and vented where it does not.',
    'The padeye is on the wall; the moment of the vertical pull there is left out.',
    'The line lies in one plane; its own weight in the soil is left out.',
    'The line leaves a drag anchor along the seabed.',
  ],
  validity: [
    'Caissons of one to eight diameters. The envelope is valid for 1.5 to 5; outside it the pulls together are not assessed.',
    'Plates from one width deep; shallower ones are not assessed.',
    'A constant lateral bearing factor is for comparison only; the horizontal pull is then not assessed.',
    'The coefficients of drag anchors are recalled and not compared with the print: each run that reads them says so.',
    'Clauses and factors of API RP 2SK follow public descriptions: compare them with the print before you sign.',
  ],
  notChecked: [
    'Layered clay and sand; cyclic degradation, creep and set-up with time',
    'Tilt and twist of the caisson, torsion, a gap behind it, base shear',
    'Installation: penetration, underpressure, heave of the plug, buckling of the wall',
    'Strength of padeye, plate and caisson',
    'Embedment and drag of drag anchors, DNV-RP-E301; uplift at one is refused',
    'Partial factors of DNV-RP-E302 and DNV-RP-E303, which follow the consequence class',
    'Driven, drilled and rock anchors',
  ],
}
