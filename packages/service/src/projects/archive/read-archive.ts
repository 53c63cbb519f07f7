/** An archive of a project as it was sent: what it holds is bounded, and is what its manifest says. */
import { membersIn, sourceOf, ZipError, type ZipMember } from '@keelson/files/zip/directory.ts'
import { wholeMember } from '@keelson/files/zip/whole.ts'
import { UNPACKERS } from '../../files/unpackers.ts'
import { sha256 } from '../../hash.ts'
import { parseJson } from '../../http/body.ts'
import { ServiceProblem } from '../../problems.ts'
import { DOCUMENT, MANIFEST, type Manifest, type Member, manifestProblems } from './manifest.ts'

export interface Archive {
  readonly manifest: Manifest
  /** What a member holds; undefined where there is none, or where it does not match its digest. */
  readonly read: (name: string) => Buffer | undefined
  /** The value of a member of JSON that must be sound. */
  readonly json: (name: string) => unknown
}

/** Bytes of one member, and of all, unpacked. */
const LARGEST_MEMBER = 64 * 1024 * 1024
const LARGEST = 512 * 1024 * 1024
const MOST_MEMBERS = 20_000
const MIB = 1024 * 1024

export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Throws ServiceProblem file_refused. */
export function openArchive(bytes: Uint8Array): Archive {
  const source = sourceOf(bytes)
  const members = new Map<string, ZipMember>()
  const unpacked = (member: ZipMember) =>
    asRefusal(() => Buffer.from(wholeMember(source, member, LARGEST_MEMBER, UNPACKERS.DEFLATE).buffer))
  for (const member of asRefusal(() => membersIn(source))) {
    if (members.has(member.name)) throw refused(`has two members ${JSON.stringify(member.name.slice(0, 80))}`)
    members.set(member.name, member)
  }
  refuseLarge(members)
  const manifest = manifestIn(members.get(MANIFEST), unpacked)
  const stated = new Map(manifest.members.map((member) => [member.name, member]))
  refuseOthers(members, stated)
  const read = (name: string): Buffer | undefined => {
    const [member, says] = [members.get(name), stated.get(name)]
    if (!member || !says) return undefined
    const content = unpacked(member)
    return content.length === says.bytes && sha256(content) === says.sha256 ? content : undefined
  }
  return {
    manifest,
    read,
    json: (name) => {
      const content = read(name)
      if (content === undefined)
        throw refused(`does not have ${JSON.stringify(name.slice(0, 80))} as its manifest states`)
      return parsed(name, content)
    },
  }
}

function refuseLarge(members: ReadonlyMap<string, ZipMember>): void {
  if (members.size > MOST_MEMBERS) throw refused(`has ${members.size} members; the limit is ${MOST_MEMBERS}`)
  const whole = [...members.values()].reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (whole > LARGEST) throw refused(`unpacks to ${Math.ceil(whole / MIB)} MiB; the limit is ${LARGEST / MIB} MiB`)
}

function manifestIn(member: ZipMember | undefined, unpacked: (member: ZipMember) => Buffer): Manifest {
  if (!member) throw refused(`has no ${MANIFEST}`)
  const value = parsed(MANIFEST, unpacked(member))
  const [problem] = manifestProblems(value)
  if (problem) throw refused(`has a ${MANIFEST} that is not valid: ${problem.pointer} ${problem.message}`)
  return value as Manifest
}

/** What nobody states is not taken along, and what is stated is there. */
function refuseOthers(members: ReadonlyMap<string, ZipMember>, stated: ReadonlyMap<string, Member>): void {
  const other = [...members.keys()].find((name) => name !== MANIFEST && !stated.has(name))
  if (other !== undefined)
    throw refused(`has a member that its manifest does not state, ${JSON.stringify(other.slice(0, 80))}`)
  const missing = [DOCUMENT, ...stated.keys()].find((name) => !members.has(name))
  if (missing !== undefined)
    throw refused(`does not have ${JSON.stringify(missing.slice(0, 80))} as its manifest states`)
}

function parsed(name: string, content: Buffer): unknown {
  try {
    return parseJson(content)
  } catch (error) {
    if (!(error instanceof ServiceProblem)) throw error
    throw refused(`has a member ${name} that is not valid JSON: ${error.message}`)
  }
}

function asRefusal<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    throw refused(error.message)
  }
}

const refused = (why: string) => new ServiceProblem('file_refused', `the archive ${why}`)
