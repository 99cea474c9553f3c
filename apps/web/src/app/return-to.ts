/** Where a person wanted to go before they had to sign in: kept in the address of the sign-in page, so a reload keeps it. */

const NAME = 'volver'

export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Address of the sign-in page that brings the person back to `place`. */
export const signInFor = ({ pathname, search, hash }: Place): string => {
  const place = `${pathname}${search}${hash}`
  return place === '/' ? '/' : `/?${new URLSearchParams({ [NAME]: place }).toString()}`
}

/**
 * The place to come back to, or null. Only a path of this application is believed: an address that another site wrote
 * could send a person, just signed in, to a page that looks like this one.
 */
export const returnPlace = (search: string): string | null => {
  const place = new URLSearchParams(search).get(NAME)
  if (place === null || !/^\/[A-Za-z0-9]/u.test(place) || place.includes('\\')) return null
  return place
}
