/** What an anchor run answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Anchor capacity: drag, suction caisson, plate and embedded line',
  question: 'Is this anchor or embedded line adequate for the mooring load?',
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
      text: 'Undrained shear strength increases linearly from the mudline, s_u0 + k z. Strength is averaged from the mudline to the relevant depth.',
      module: 'physics/soil/linear-strength.ts',
    },
    {
      title: 'Caisson vertical capacity',
      text: 'Three modes are considered: plugged with reverse end bearing, coring with inner friction, and caisson and plug lifted together without end bearing. With passive suction the lesser of the first two governs; without it the lesser of the last two. Inner friction and reverse end bearing never act together. Bearing on the wall tip is ignored.',
      module: 'physics/soil/caisson-axial.ts',
    },
    {
      title: 'Caisson lateral resistance',
      text: 'Lateral resistance per unit length is N_P s_u D, with N_P = N_1 − N_2 exp(−ηz/D) from the mudline wedge to full flow. N_1 is interpolated linearly between smooth and rough walls, which is up to 3 % below the exact bound. The decay coefficient η is 0.25 + 0.05 s_u0/(k D), at most 0.55. A constant N_P may be selected for comparison.',
      module: 'physics/soil/caisson-lateral.ts',
    },
    {
      title: 'Caisson rotation',
      text: 'The rigid caisson rotates about the depth that satisfies moment equilibrium about the padeye. Below this depth the resistance reverses. The capacity is the minimum load over all centres of rotation, an upper-bound plasticity solution. With the padeye at the optimum depth the caisson translates. Base shear and base moment are conservatively ignored.',
      module: 'physics/soil/caisson-lateral.ts',
    },
    {
      title: 'Caisson interaction',
      text: 'The interaction value, H_d/H_u to the power a plus V_d/V_u to the power b, is limited to 1, with both exponents calculated from the slenderness. The horizontal capacity is for the padeye depth and the vertical capacity for the governing mode.',
      module: 'physics/soil/caisson-interaction.ts',
    },
    {
      title: 'Drag anchor',
      text: 'Holding capacity is m times (W_A/10 kip) to the power b, with coefficients from the manufacturer or from a table by model and seabed. Line friction on the seabed is added.',
      module: 'standards/ufc-4-159-03-2005/drag-anchors.ts',
    },
    {
      title: 'Plate anchor',
      text: 'Pullout capacity is the undrained shear strength at the keyed depth times plate area, bearing capacity factor and disturbance factor. At depths up to 4.5 plate widths the plate breaks away from the clay below. The bearing capacity factor is then for a strip without suction, and the overlying soil weight is ignored. No bearing capacity factor is defined for plates shallower than one width.',
      module: 'physics/soil/plate-anchor.ts',
    },
    {
      title: 'Embedded line',
      text: 'The padeye angle satisfies T_a (θ_a² − θ_m²)/2 = soil resistance above the padeye, with the tension reduced by friction. The smallest angle up to 2.5 rad is used. If there is no solution, the line does not reach the padeye and the check fails.',
      module: 'physics/soil/embedded-line.ts',
    },
    {
      title: 'Factors of safety',
      text: 'API RP 2SK factors for a permanent mooring, intact, are used: caisson 2.0 axial and 1.6 lateral, drag anchor 1.5, plate 2.0. If lower factors are entered, a warning is issued. DNV partial factors are not included; the user must apply them if required.',
      module: 'standards/api-rp-2sk-2005/anchors.ts',
    },
  ],
  assumptions: [
    'The clay is undrained and in one layer, with strength increasing linearly with depth. The load duration is too short for drainage.',
    'The caisson is rigid and vertical. The clay adheres to its back face without a gap.',
    'The lid is sealed if passive suction is considered and vented if not.',
    'The padeye is on the wall. The moment from the vertical load at the padeye is ignored.',
    'The line lies in one plane. Its own weight in the soil is ignored.',
    'The line at a drag anchor lies on the seabed.',
  ],
  validity: [
    'Valid for caisson lengths of one to eight diameters. The interaction envelope is valid for 1.5 to 5 diameters; outside this range combined loads are not assessed.',
    'Valid for plates at least one width deep. Shallower plates are not assessed.',
    'A constant lateral bearing factor is for comparison only, so the horizontal load is not assessed.',
    'The drag anchor coefficients have not been verified against the published document. A warning is issued in each run that uses them.',
    'API RP 2SK clauses and factors are taken from published descriptions. Verify against the standard before issue.',
  ],
  notChecked: [
    'Layered clay, sand, cyclic degradation, creep and set-up',
    'Caisson tilt, twist, torsion, back-face gap and base shear',
    'Installation: penetration, underpressure, plug heave and wall buckling',
    'Structural strength of padeye, plate and caisson',
    'Embedment and drag distance of drag anchors (DNV-RP-E301); uplift at a drag anchor is rejected',
    'Partial factors of DNV-RP-E302 and DNV-RP-E303 by consequence class',
    'Driven, drilled and rock anchors',
  ],
}
