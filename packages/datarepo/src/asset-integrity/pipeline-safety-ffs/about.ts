/** What pipeline-safety-ffs answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const B31G = 'standards/asme-b31g-2012'

export const about: About = {
  title: 'Pipeline defect fitness-for-service assessment',
  question: 'Which defects require replacement, repair or monitoring, and in which order?',
  askedAs: [
    'Here is the ILI feature list as a CSV: which anomalies must we dig first?',
    'Rank my pig run defects by ERF and tell me what to repair.',
    'What safe pressure and verdict does each metal loss feature get with modified B31G?',
    'How many years until these corrosion pits reach 80 % WT at our growth rate?',
    'Do two neighbouring features interact, or are they assessed one by one?',
    'MFL spreadsheet of an intelligent pig: cut out, repair, monitor or accept each anomaly?',
  ],
  method: [
    {
      title: 'Table reading',
      text: 'The table is read row by row. A value in a row overrides the common value. A row that cannot be read is invalid and the reason is reported. Cracks and dents are listed as not applicable. The remaining rows are assessed.',
      module: 'datarepo/asset-integrity/pipeline-safety-ffs/calculate-read-rows.ts',
    },
    {
      title: 'Size with tolerance',
      text: 'The sizing tolerance, if entered, is added to the measured depth and length.',
      module: 'standards/pof-100-2021/repair-factor.ts',
    },
    {
      title: 'Original B31G',
      text: 'The bulging factor is calculated from z = L²/(D·t). The flow stress is 1.1 SMYS. The metal loss area is 2/3 × depth × length (parabola) up to z = 20, and depth × length above.',
      module: `${B31G}/level-1.ts`,
    },
    {
      title: 'Modified B31G',
      text: 'The flow stress is SMYS + 68.95 MPa and the metal loss area is 0.85 × depth × length. The bulging factor has two expressions that meet at z = 50.',
      module: `${B31G}/level-1.ts`,
    },
    {
      title: 'Effective area',
      text: 'The area of every sub-length of the river-bottom profile is integrated by the trapezoidal rule. The flow stress and bulging factor of modified B31G are used. The lowest failure pressure governs.',
      module: `${B31G}/effective-area.ts`,
    },
    {
      title: 'DNV-RP-F101',
      text: 'The length correction factor Q and the capacity are calculated with the tensile strength, without the factor 1.05 of later editions. If the depth standard deviation is entered, Part A is assessed with partial factors.',
      module: 'standards/dnv-rp-f101-2021/single-defect.ts',
    },
    {
      title: 'Safe pressure and repair factor',
      text: 'The safe pressure is the failure pressure multiplied by the design factor, or divided by the safety factor. The repair factor is the MAOP divided by the safe pressure. The allowable pressure is limited to the Barlow pressure of the undamaged pipe with the same factor.',
      module: 'standards/pof-100-2021/repair-factor.ts',
    },
    {
      title: 'Verdict',
      text: 'A defect is classed as replace if its depth exceeds 80 % of the wall thickness, and as repair if the MAOP exceeds the allowable pressure. It is classed as monitor if its depth or repair factor reaches the monitoring threshold, and otherwise as accept.',
      module: 'datarepo/asset-integrity/pipeline-safety-ffs/calculate-assess.ts',
    },
    {
      title: 'Growth',
      text: 'The depth grows at the common rate, the row rate or the rate between two surveys. The length is constant. The life ends when the allowable pressure falls to the MAOP or the depth reaches 80 % of the wall thickness.',
      module: 'physics/metal-loss/acceptable-depth.ts',
    },
    {
      title: 'Interaction',
      text: 'Defects within the DNV-RP-F101 axial and circumferential spacing are projected onto a line. Every combination of neighbours is assessed as one defect with its combined length and effective depth.',
      module: 'datarepo/asset-integrity/pipeline-safety-ffs/calculate-clusters.ts',
    },
  ],
  assumptions: [
    'The monitoring thresholds are the owner’s criteria and are inputs. The order replace, repair, monitor, accept is fixed.',
    'A defect deeper than 80 % of the wall thickness is classed as replace at any pressure. Its pressures are reported if the formula gives a finite value.',
    'Each defect is assessed alone. Interacting defects are also assessed together by the selected method, and the less favourable verdict applies.',
    'Defects that overlap along the pipe are on the same side of the wall. A defect without a clock position interacts with all its axial neighbours.',
    'The remaining life is calculated for each defect alone.',
    'A defect does not strengthen a pipe. The allowable pressure is limited to the allowable pressure of the undamaged pipe, and verdict, check and remaining life use this limit. Safe pressure and repair factor are reported for the defect alone.',
    'D is the outside diameter, t the nominal wall thickness and L the defect length. The flow stress of modified B31G is SMYS + 68.95 MPa.',
    'A defect without a profile is assessed by modified B31G when the effective area method is selected.',
    'The failure pressure is the differential pressure above external pressure.',
    'The growth rate is constant in time. A profile point without metal loss does not start to corrode.',
  ],
  validity: [
    'Valid for blunt metal loss in line pipe under internal pressure, with depths of 10 % to 80 % of the wall thickness (DNV-RP-F101: up to 85 %).',
    'B31G is not valid for welds, wrinkles, bends, fittings or brittle pipe.',
    'DNV-RP-F101 is valid for single and interacting defects without external load, up to 40 neighbours on one projection line.',
  ],
  notChecked: [
    'Cracks, dents, gouges and metal loss in a dent (listed but not assessed)',
    'Interaction of defects without an axial position, and of internal with external defects',
    'Combined axial load and bending, which reduces the capacity',
    'Circumferential grooves and defect width',
    'Selective seam weld corrosion and stress corrosion cracking',
    'Toughness, temperature derating and class location (to be included in the design factor)',
    'Repair times of 49 CFR 192.712 to 192.714 and 195.452',
    'DNV-RP-F101 Part A partial factors for safety classes low and high, and for absolute depth measurement',
  ],
}
