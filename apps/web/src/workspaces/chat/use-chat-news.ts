/** Asks again for the chats of the person when the live connection says that one changed. */
import { useEffect } from 'react'
import { chatApi } from '../../store/chat-api.ts'
import { onChatHint } from '../../store/chat-hints.ts'
import { useAppDispatch, type AppDispatch } from '../../store/store.ts'

/** Several messages in a row are one change. */
const TOGETHER_MS = 500

const followNews = (dispatch: AppDispatch): (() => void) => {
  let timer: number | null = null
  const ask = (): void => {
    timer = null
    dispatch(chatApi.util.invalidateTags(['Chats']))
  }
  const unhear = onChatHint(({ kind }) => {
    if (kind === 'chats' || kind === 'connected') timer ??= window.setTimeout(ask, TOGETHER_MS)
  })
  return () => {
    unhear()
    if (timer !== null) window.clearTimeout(timer)
  }
}

export const useChatNews = (): void => {
  const dispatch = useAppDispatch()
  useEffect(() => followNews(dispatch), [dispatch])
}
