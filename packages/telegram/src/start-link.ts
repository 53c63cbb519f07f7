/** The payload of a link `https://t.me/BOT?start=...`: `<repo>_<id>` of a surface or a workflow. */

/** Repos and ids have no underscore, so the first one parts them. */
const PAYLOAD = /^([a-z][a-z0-9-]*)_([a-z0-9][a-z0-9-]*)$/
const LONGEST = 64

/** The ref that a payload names; undefined where it is none. */
export function refInPayload(payload: string): string | undefined {
  const [, repo, id] = (payload.length <= LONGEST && PAYLOAD.exec(payload)) || []
  return repo === undefined ? undefined : `${repo}:${id}`
}
