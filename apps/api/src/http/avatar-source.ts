/** The one place outside this server from which a picture may come, if the operator of this installation says so. */

/**
 * Origin of the avatars for `img-src`, alone in a list; empty where none is configured, where it is this server, and where the
 * address is not one of the web or names the person in its host.
 * @param avatarUrl address with `{name}` and `{size}`
 */
export const avatarSource = (avatarUrl: string | null): readonly string[] => {
  if (avatarUrl === null || !URL.canParse(avatarUrl)) return []
  const { origin, protocol, host } = new URL(avatarUrl)
  return /^https?:$/u.test(protocol) && /^[a-z0-9.-]+(?::\d+)?$/u.test(host) ? [origin] : []
}
