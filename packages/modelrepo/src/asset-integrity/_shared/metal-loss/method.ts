/** The words of the contract: the method and where its equations stand, what is assumed, where it holds, what is left out. */
import type { MethodStep } from '@keelson/workflow'

export const method: readonly MethodStep[] = [
  {
    title: 'Readings',
    text: 'The grid is checked for whole rows and readings above 1.2 t_nom. Longitudinal critical thickness profile: least of each row; circumferential: least of each column.',
    module: 'modelrepo/asset-integrity/_shared/metal-loss/general.ts',
  },
  {
    title: 'Walls',
    text: 't_c is the nominal wall less uniform loss and future corrosion, D the diameter inside it, R_t the least reading less future corrosion over t_c; the same future corrosion in the flaw as beside it.',
    module: 'standards/api-579-1-2021/corroded-wall.ts',
  },
  {
    title: 'Thickness averaging, part 4',
    text: 'L_avg is Q times the root of D and t_c, Q by R_t and the allowable remaining strength factor where R_t is below that, else 50. The profiles are averaged by trapezoids over L_avg about the least reading.',
    module: 'standards/api-579-1-2021/part-4.ts',
  },
  {
    title: 'Part 4, levels 1 and 2',
    text: 'Average walls after future corrosion at least t_min (level 1), or t_min times the allowable remaining strength factor (level 2), in both directions; least wall at least half of t_min, and at least t_lim, the larger of 0.2 t_nom and 1.3 mm.',
    module: 'standards/api-579-1-2021/part-4.ts',
  },
  {
    title: 'Part 5, limits',
    text: 'R_t at least 0.20, least wall after future corrosion at least t_lim, L_msd at least 1.8 times the root of D and t_c, flaw length parameter up to 20; M_t from the polynomial of table 5.2.',
    module: 'standards/api-579-1-2021/part-5.ts',
  },
  {
    title: 'Part 5, level 1',
    text: 'Remaining strength factor by R_t and M_t against the allowable one, with the screening curve; otherwise the pressure of the sound pipe is reduced in their ratio. Of the circumferential extent the tensile strength factor is given.',
    module: 'standards/api-579-1-2021/part-5.ts',
  },
  {
    title: 'Part 5, level 2',
    text: 'Remaining strength factor of every sub-interval between two points of the profile, by the area lost and M_t; the least counts, of equals the first.',
    module: 'standards/api-579-1-2021/part-5.ts',
  },
  {
    title: 'Pressure of the sound pipe',
    text: 'Hoop stress on the outside diameter up to F and E times the yield strength (ASME B31.4), or F, E and T times it (ASME B31.8).',
    module: 'standards/asme-b31.8-2020/hoop-stress.ts',
  },
  {
    title: 'ASME B31G-1991',
    text: 'Design pressure times 1.1 and the remaining strength of a parabola up to A = 4, of a box beyond; A by length over the root of diameter and wall; no more than the design pressure.',
    module: 'standards/asme-b31g-1991/remaining-strength.ts',
  },
  {
    title: 'ASME B31G-2012, original and modified',
    text: 'Bulging factor and failure stress of either form by the length squared over diameter and wall; failure pressure on the outside diameter; safe pressure by the safety factor, or by the design factor without one.',
    module: 'standards/asme-b31g-2012/level-1.ts',
  },
  {
    title: 'RSTRENG effective area',
    text: 'Failure stress of every sub-length of the river bottom by flow stress SMYS + 68.95 MPa, area lost by trapezoids, and bulging factor of modified B31G; the least counts.',
    module: 'standards/asme-b31g-2012/effective-area.ts',
  },
  {
    title: 'DNV-RP-F101',
    text: 'Part B: capacity times F_1 and the design factor, without the factor 1.05 of later editions. Part A: partial factors on a relative depth raised by its scatter. Neighbours interact within 2 times the root of diameter and wall along the pipe, and within 3.14 times it around.',
    module: 'standards/dnv-rp-f101-2021/single-defect.ts',
  },
  {
    title: 'Remaining life',
    text: 'Sweep and bisection on the future corrosion (API 579-1: until the remaining strength factor is the allowable one, or by level 2 or the least wall) or on the depth (until the MAOP or the depth limit), over the average rate, deepest loss by years in service.',
    module: 'physics/metal-loss/acceptable-depth.ts',
  },
]

export const assumptions: readonly string[] = [
  'Smooth metal loss in the body of a straight pipe under internal pressure; the pipe is of line pipe steel with toughness.',
  'Future corrosion is the same in the flaw as beside it. The wall away from the flaw has already lost the uniform loss.',
  'No flaw strengthens a pipe: where a rule for metal loss grants more than the design code allows the pipe without the flaw, the latter is the allowable pressure, and verdict, repair and life go by it.',
  'A verdict accepts on the remaining strength factor only where no pressure is given; with an operating pressure or MAOP the reduced pressure is held against it.',
  'Part 4 reports as reduced pressure the one that level 2 grants: the least of t_c, t_am over the allowable remaining strength factor and twice t_mm, after future corrosion.',
  'Where the averaging length reaches beyond the grid the part inside is averaged.',
  'RSTRENG and level 2 take the points given as the profile, straight between them; nothing is added beyond its ends.',
  'DNV-RP-F101 part B is the capacity without the factor 1.05; part A has the factors of safety class normal and relative depth unless others are given.',
  'A flaw that deepens keeps its length; of a river bottom only points with loss deepen.',
  'Other methods in the comparison see the deepest loss and the whole length, or the profile, of the flaw; inputs that the chosen method does not use stand at their defaults there.',
  'Not in the creep range and not in cyclic service (more than 150 cycles): the methods do not hold there.',
]

export const validity: readonly string[] = [
  'ASME B31G: depth 10 to 80 % of the wall; DNV-RP-F101: up to 85 %. Deeper fails its check.',
  'Folias factor up to a flaw length parameter of 20: longer is refused. Beyond about 12 its polynomial runs above other bulging factors (10.5 at 15, 24 at 20, where modified B31G has 7.7 and 11.1), on the safe side.',
  'Modified ASME B31G and RSTRENG: yield strength up to 483 MPa; above, the allowable pressure is not assessed.',
  'Standard deviation of the relative depth up to 0.16.',
]

export const notChecked: readonly string[] = [
  'Cracks, gouges, dents with metal loss, selective corrosion of seam welds: outside these methods, not to be entered as metal loss',
  'Circumferential extent of the flaw against its curve for the tensile strength factor (printed figure), and net-section bending of level 2: there is no circumferential extent or moment among the inputs',
  'External forces, bending, axial stress and external pressure',
  'Neighbouring flaws: only the spacing within which they count as one is given',
  'Accuracy of the inspection, but for part A of DNV-RP-F101',
  'Fatigue, creep, brittle fracture; level 3',
]
