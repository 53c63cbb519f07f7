/** What is assumed, where the methods hold, and what is not checked. */

export const assumptions = [
  'Smooth metal loss in the body of a straight pipe under internal pressure; the pipe is of line pipe steel with toughness.',
  'Future corrosion is the same in the flaw as beside it. The wall away from the flaw has already lost LOSS.',
  'A verdict accepts on RSF_a only where no pressure is given; with an operating pressure or MAOP the reduced pressure is held against it.',
  'Part 4 reports as reduced pressure the one that level 2 grants: the least of t_c, t_am/RSF_a and 2 t_mm, after future corrosion.',
  'Where the averaging length reaches beyond the grid the part inside is averaged.',
  'RSTRENG and level 2 take the points given as the profile, straight between them; nothing is added beyond its ends.',
  'DNV-RP-F101 part B is the capacity without the factor 1.05; part A has the factors of safety class normal and relative depth unless others are given.',
  'A flaw that deepens keeps its length; of a river bottom only points with loss deepen.',
  'Other methods in the comparison see the deepest loss and the whole length, or the profile, of the flaw; idle inputs stand at their defaults there.',
  'Not in the creep range and not in cyclic service (more than 150 cycles): the methods do not hold there.',
]

export const validity = [
  'ASME B31G: depth 10 to 80 % of the wall; DNV-RP-F101: up to 85 %. Deeper fails its check.',
  'Folias factor up to lambda = 20: longer is refused. Beyond about 12 its polynomial runs above other bulging factors (10.5 at 15, 24 at 20, where modified B31G has 7.7 and 11.1), on the safe side.',
  'Standard deviation of the relative depth up to 0.16.',
]

export const notChecked = [
  'Cracks, gouges, dents with metal loss, selective corrosion of seam welds: outside these methods, not to be entered as metal loss',
  'Circumferential extent of the flaw against its curve for the tensile strength factor (printed figure), and net-section bending of level 2: there is no circumferential extent or moment among the inputs',
  'External forces, bending, axial stress and external pressure',
  'Neighbouring flaws: only the spacing within which they count as one is given',
  'Accuracy of the inspection, but for part A of DNV-RP-F101',
  'Fatigue, creep, brittle fracture; level 3',
]
