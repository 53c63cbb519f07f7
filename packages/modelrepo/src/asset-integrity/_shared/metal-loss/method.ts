/** The words of the contract: the method and where its equations stand, what is assumed, where it holds, what is left out. */
import type { MethodStep } from '@keelson/workflow'

export const method: readonly MethodStep[] = [
  {
    title: 'Thickness readings',
    text: 'The grid is checked for complete rows and readings above 1.2 times the nominal wall thickness t_nom. The longitudinal critical thickness profile is the minimum of each row; the circumferential profile is the minimum of each column.',
    module: 'modelrepo/asset-integrity/_shared/metal-loss/general.ts',
  },
  {
    title: 'Wall thicknesses',
    text: 't_c is the nominal wall thickness less uniform metal loss and future corrosion, and D is the corresponding inside diameter. R_t is the minimum reading less future corrosion, divided by t_c. Future corrosion is equal in the flaw and the adjacent wall.',
    module: 'standards/api-579-1-2021/corroded-wall.ts',
  },
  {
    title: 'Thickness averaging, Part 4',
    text: 'L_avg is Q times the square root of D t_c. Q is calculated from R_t and the allowable remaining strength factor if R_t is the lower; otherwise Q is 50. Profiles are averaged by the trapezoidal rule over L_avg, centred on the minimum reading.',
    module: 'standards/api-579-1-2021/part-4.ts',
  },
  {
    title: 'Part 4, Levels 1 and 2',
    text: 'Average thicknesses after future corrosion shall be at least t_min (Level 1), or t_min times the allowable remaining strength factor (Level 2), in both directions. The minimum wall thickness shall be at least half of t_min. It shall also be at least t_lim, the larger of 0.2 t_nom and 1.3 mm.',
    module: 'standards/api-579-1-2021/part-4.ts',
  },
  {
    title: 'Part 5, limits',
    text: 'R_t shall be at least 0.20 and the minimum wall thickness after future corrosion at least t_lim. The distance to the nearest structural discontinuity shall be at least 1.8 times the square root of D t_c. The flaw length parameter is limited to 20. The Folias factor M_t is calculated from the table 5.2 polynomial.',
    module: 'standards/api-579-1-2021/part-5.ts',
  },
  {
    title: 'Part 5, Level 1',
    text: 'The remaining strength factor calculated from R_t and M_t is compared with the allowable value and the screening curve. If it is below the allowable value, the allowable pressure of the undamaged pipe is reduced in proportion. The tensile strength factor is reported for the circumferential extent.',
    module: 'standards/api-579-1-2021/part-5.ts',
  },
  {
    title: 'Part 5, Level 2',
    text: 'The remaining strength factor of each sub-interval between two profile points is calculated from the lost area and M_t. The minimum governs; if several are equal, the first is reported.',
    module: 'standards/api-579-1-2021/part-5.ts',
  },
  {
    title: 'Undamaged pipe allowable pressure',
    text: 'The hoop stress based on the outside diameter is limited to the yield strength times design factor and weld joint factor. For ASME B31.8 it is also multiplied by the temperature derating factor.',
    module: 'standards/asme-b31.8-2020/hoop-stress.ts',
  },
  {
    title: 'ASME B31G-1991',
    text: 'The safe pressure is 1.1 times the design pressure times the remaining strength ratio. The flaw shape is parabolic up to A = 4 and rectangular above. A is proportional to the flaw length divided by the square root of diameter times wall thickness. The safe pressure is limited to the design pressure.',
    module: 'standards/asme-b31g-1991/remaining-strength.ts',
  },
  {
    title: 'ASME B31G-2012, original and modified',
    text: 'In both forms, the bulging factor and failure stress are calculated from the length squared divided by (diameter × wall thickness). The failure pressure is based on the outside diameter. The safe pressure is calculated with the safety factor, or with the design factor if no safety factor is entered.',
    module: 'standards/asme-b31g-2012/level-1.ts',
  },
  {
    title: 'RSTRENG effective area',
    text: 'The failure stress of each river-bottom sub-length is calculated with a flow stress of SMYS + 68.95 MPa and the modified B31G bulging factor. The lost area is integrated by the trapezoidal rule. The minimum failure stress governs.',
    module: 'standards/asme-b31g-2012/effective-area.ts',
  },
  {
    title: 'DNV-RP-F101',
    text: 'In Part B, the capacity is multiplied by the modelling usage factor and the design factor, without the factor 1.05 of later editions. In Part A, partial factors are applied and the relative depth is increased for sizing uncertainty. Flaws interact within 2 times the square root of diameter times wall thickness along the pipe, and 3.14 times this root around it.',
    module: 'standards/dnv-rp-f101-2021/single-defect.ts',
  },
  {
    title: 'Remaining life',
    text: 'Future corrosion or depth is increased until a limit is reached, and the result is refined by bisection. The API 579-1 limits are the Part 4 Level 2 criteria, the Part 5 remaining strength factor, the reduced pressure and the minimum wall thickness. The limits of the other methods are the allowable pressure and the depth limit. The result is divided by the average corrosion rate, which is the maximum metal loss divided by the years in service.',
    module: 'physics/metal-loss/acceptable-depth.ts',
  },
]

export const assumptions: readonly string[] = [
  'Metal loss is smooth, in the body of a straight pipe under internal pressure. The line pipe steel has adequate toughness.',
  'Future corrosion is equal in the flaw and the adjacent wall. The uniform metal loss has already occurred in the wall away from the flaw.',
  'A flaw does not increase pipe strength. If a method gives a higher pressure than the design code pressure of the undamaged pipe, the latter is the allowable pressure. Verdict, repair and remaining life are based on the allowable pressure.',
  'If no pressure is entered, the verdict is based on the remaining strength factor. Otherwise the operating pressure or MAOP is compared with the reduced pressure.',
  'The Part 4 reduced pressure is the Level 2 pressure. It is calculated from the minimum of t_c, t_am divided by the allowable remaining strength factor and twice t_mm, after future corrosion.',
  'If the averaging length exceeds the grid, only the part within the grid is averaged.',
  'RSTRENG and Level 2 use the entered profile points with linear interpolation. No metal loss is assumed beyond the ends of the profile.',
  'The DNV-RP-F101 Part B capacity excludes the factor 1.05. Part A uses safety class normal and factors for relative depth measurement unless other factors are entered.',
  'The flaw length is constant as depth increases. In a river-bottom profile, only points with metal loss deepen.',
  'Comparison methods use the maximum metal loss and full length of the flaw, or its profile. Inputs not used by the selected method have default values.',
  'The pipe is below the creep range and not in cyclic service (more than 150 cycles).',
]

export const validity: readonly string[] = [
  'ASME B31G is valid for depths of 10 to 80 % of the wall thickness, and DNV-RP-F101 up to 85 %. Deeper flaws fail the check.',
  'The Folias factor is valid for flaw length parameters up to 20; longer flaws are rejected. Above about 12 its polynomial exceeds other bulging factors, which is conservative. The polynomial value is 10.5 at 15 and 24 at 20, compared with 7.7 and 11.1 for modified B31G.',
  'Modified ASME B31G and RSTRENG are valid for yield strengths up to 483 MPa. Above this the allowable pressure is not assessed.',
  'Valid for standard deviations of the depth to wall thickness ratio up to 0.16.',
]

export const notChecked: readonly string[] = [
  'Cracks, gouges, dents with metal loss and selective seam weld corrosion (not to be entered as metal loss)',
  'Circumferential extent (tensile strength factor curve) and Level 2 net-section bending, since circumferential extent and moment are not inputs',
  'External forces, bending, axial stress and external pressure',
  'Interaction of neighbouring flaws (only the interaction spacing is reported)',
  'Inspection accuracy, except in DNV-RP-F101 Part A',
  'Fatigue, creep, brittle fracture and Level 3 assessment',
]
