import { PlaceLink, useManual } from '../context.tsx'
import { findById } from '../find.ts'
import { placeText } from '../place.tsx'

const RULE_TAG = '@regla:'

/** Labels of a feature or a scenario; the one that names a rule leads to it. */
export const Tags = ({ tags }: { readonly tags: readonly string[] }) => {
  const { data } = useManual()
  if (tags.length === 0) return null
  return (
    <ul className="man-tags" aria-label="Etiquetas">
      {tags.map((tag) => {
        const rule = tag.startsWith(RULE_TAG) ? findById(data.reglas, tag.slice(RULE_TAG.length)) : null
        return <li key={tag}>{rule === null ? tag : <PlaceLink to={placeText('reglas', rule.id)}>{tag}</PlaceLink>}</li>
      })}
    </ul>
  )
}
