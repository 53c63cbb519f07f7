/** What pipeline-safety-ffs answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const B31G = 'standards/asme-b31g-2012'

export const about: About = {
  title: 'Pipeline defect table fitness-for-service verdicts',
  question: 'Which of these defects must be replaced or repaired, which watched, and in which order?',
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
      title: 'Reading the table',
      text: 'Row by row; a value in a row wins over the common one. A row that cannot be read is invalid with its reason, cracks and dents are not applicable, and the others go on.',
      module: 'datarepo/asset-integrity/pipeline-safety-ffs/calculate-read-rows.ts',
    },
    {
      title: 'Size with tolerance',
      text: 'Depth and length of the tool with its tolerance, where one is given.',
      module: 'standards/pof-100-2021/repair-factor.ts',
    },
    {
      title: 'Original B31G',
      text: 'Bulging factor by the length squared over diameter and wall, flow stress 1.1 SMYS, parabola of two thirds of the depth up to z = 20, the whole depth above.',
      module: `${B31G}/level-1.ts`,
    },
    {
      title: 'Modified B31G',
      text: 'Flow stress SMYS + 68.95 MPa, area of 0.85 times depth and length, bulging factor in two branches that meet at z = 50.',
      module: `${B31G}/level-1.ts`,
    },
    {
      title: 'Effective area',
      text: 'Area by trapezoids of every sub-length of the river-bottom profile, flow stress and bulging factor of modified B31G; the lowest governs.',
      module: `${B31G}/effective-area.ts`,
    },
    {
      title: 'DNV-RP-F101',
      text: 'Length correction Q and capacity on the tensile strength, without the factor 1.05 of later editions; part A with partial factors where the scatter of the depth is given.',
      module: 'standards/dnv-rp-f101-2021/single-defect.ts',
    },
    {
      title: 'Safe pressure and repair factor',
      text: 'Design factor times failure pressure, or failure pressure over the safety factor; MAOP over safe pressure. Allowed is no more than the pipe without a defect, by Barlow with the same factor.',
      module: 'standards/pof-100-2021/repair-factor.ts',
    },
    {
      title: 'Verdict',
      text: 'Depth above 80 % of the wall: replace. MAOP above the allowable pressure: repair. Depth or repair factor at its threshold or above: monitor. Otherwise accept.',
      module: 'datarepo/asset-integrity/pipeline-safety-ffs/calculate-assess.ts',
    },
    {
      title: 'Growth',
      text: 'Depth grows at its rate, of the run, of its row or between two surveys; length stays; the life ends where the MAOP is all that is allowed or the depth 80 % of the wall.',
      module: 'physics/metal-loss/acceptable-depth.ts',
    },
    {
      title: 'Interaction',
      text: 'Defects within the axial and circumferential spacing of DNV-RP-F101 are projected onto a line; every combination of neighbours is assessed as one defect of its length and effective depth.',
      module: 'datarepo/asset-integrity/pipeline-safety-ffs/calculate-clusters.ts',
    },
  ],
  assumptions: [
    'The thresholds of the verdict monitor are the owner’s rule and are inputs; the order replace, repair, monitor, accept is fixed.',
    'Depth above 80 % of the wall is replace whatever the pressure; its pressures are still given where the formula is finite.',
    'Each defect is assessed alone; interacting defects also together, by the method of the run, and the verdict is the less favourable.',
    'Defects that overlap along the pipe are on the same side of the wall. Without a clock position a defect interacts with all its axial neighbours.',
    'The remaining life is that of each defect alone.',
    'No defect strengthens a pipe: where a method grants more than the pipe without a defect, the latter is allowed, and verdict, check and life go by it; safe pressure and repair factor stay those of the defect.',
    'D is the outside diameter, t the nominal wall; the flow stress of modified B31G is SMYS + 68.95 MPa.',
    'A defect without a profile is assessed by modified B31G when the effective area is chosen.',
    'The failure pressure is that above the pressure outside.',
    'Growth is even in time; where a profile shows no loss, none begins.',
  ],
  validity: [
    'Blunt metal loss in line pipe under internal pressure; 10 % to 80 % of the wall (DNV-RP-F101: to 85 %).',
    'B31G: not for welds, wrinkles, bends and fittings, nor for brittle pipe.',
    'DNV-RP-F101: single and interacting defects, up to 40 neighbours on one projection line, no external load.',
  ],
  notChecked: [
    'Cracks, dents, gouges and metal loss in a dent: they are listed and not assessed',
    'Interaction of defects without an axial position, and overlap of internal and external defects',
    'Combined axial load and bending, which lowers the capacity',
    'Circumferential grooves and the width of defects',
    'Selective corrosion of seam welds and stress corrosion cracking',
    'Toughness, temperature de-rating and class location: they belong in the design factor',
    'Repair times of 49 CFR 192.712 to 192.714 and 195.452',
    'Partial factors of DNV-RP-F101 part A in safety classes low and high, and for absolute depth measurement',
  ],
}
