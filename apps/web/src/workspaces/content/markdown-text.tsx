/** Markdown as a person reads it: `marked` reads it, and only what is named here is drawn. HTML in it is text. */
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { Fragment, useMemo, type ReactNode } from 'react'
import { AttachmentImage, AttachmentLink } from './attachment-link.tsx'
import './content.css'

const ATTACHMENT = /^adjunto:(\d{1,9})$/u
const OUTSIDE = /^(?:https?:|mailto:|tel:)/iu
const OURS = /^(?:\/(?!\/)|#)/u

const attachmentId = (address: string): number | null => {
  const id = ATTACHMENT.exec(address)?.[1]
  return id === undefined ? null : Number(id)
}

interface BodyLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** `adjunto:3` is the attachment 3; pages of ours open here, others in a tab of their own, anything else is only words. */
const BodyLink = ({ href, children }: BodyLinkProps) => {
  const attachment = attachmentId(href)
  if (attachment !== null) return <AttachmentLink id={attachment}>{children}</AttachmentLink>
  if (OURS.test(href)) return <a href={href}>{children}</a>
  if (!OUTSIDE.test(href)) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** Only attachments are drawn: nothing is asked from other servers. */
const BodyImage = ({ href, text }: Tokens.Image) => {
  const attachment = attachmentId(href)
  return attachment === null ? text : <AttachmentImage id={attachment} alt={text} />
}

interface InsideProps {
  readonly tokens: readonly Token[] | undefined
}

const Inside = ({ tokens = [] }: InsideProps) =>
  tokens.map((token, index) => <Fragment key={index}>{drawn(token)}</Fragment>)

const Table = ({ header, rows }: Tokens.Table) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways on a phone must scroll by keyboard too
  <section className="ca-prose-wide" tabIndex={0} aria-label="Tabla">
    <table>
      <thead>
        <tr>
          {header.map((cell, index) => (
            <th key={index} scope="col">
              <Inside tokens={cell.tokens} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={line}>
            {row.map((cell, index) => (
              <td key={index}>
                <Inside tokens={cell.tokens} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const List = ({ ordered, start, items }: Tokens.List) => {
  const lines = items.map((item, index) => (
    <li key={index}>
      <Inside tokens={item.tokens} />
    </li>
  ))
  return ordered ? <ol start={start === '' ? 1 : start}>{lines}</ol> : <ul>{lines}</ul>
}

const LEVELS = ['h2', 'h2', 'h3'] as const

const isKnown = (token: Token): token is MarkedToken => token.type !== ''

const drawn = (token: Token): ReactNode => {
  if (!isKnown(token)) return token.raw
  switch (token.type) {
    case 'heading': {
      // The page has its title already: the headings of the text come below it.
      const Level = LEVELS[token.depth - 1] ?? 'h4'
      return (
        <Level>
          <Inside tokens={token.tokens} />
        </Level>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Inside tokens={token.tokens} />
        </p>
      )
    case 'blockquote':
      return (
        <blockquote>
          <Inside tokens={token.tokens} />
        </blockquote>
      )
    case 'list':
      return <List {...token} />
    case 'table':
      return <Table {...token} />
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'codespan':
      return <code>{token.text}</code>
    case 'strong':
      return (
        <strong>
          <Inside tokens={token.tokens} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Inside tokens={token.tokens} />
        </em>
      )
    case 'del':
      return (
        <del>
          <Inside tokens={token.tokens} />
        </del>
      )
    case 'link':
      return (
        <BodyLink href={token.href}>
          <Inside tokens={token.tokens} />
        </BodyLink>
      )
    case 'image':
      return <BodyImage {...token} />
    case 'text':
      return token.tokens === undefined ? token.text : <Inside tokens={token.tokens} />
    case 'escape':
      return token.text
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    case 'br':
      return <br />
    case 'hr':
      return <hr />
    case 'space':
    case 'def':
      return null
    default:
      return token.raw
  }
}

interface MarkdownTextProps {
  readonly text: string
}

export const MarkdownText = ({ text }: MarkdownTextProps) => {
  const tokens = useMemo(() => lexer(text), [text])
  return (
    <div className="ca-prose">
      <Inside tokens={tokens} />
    </div>
  )
}
