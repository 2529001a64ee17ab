import { Component, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { words } from './words.ts'

type Props = {
  children: ReactNode
  help?: ReactNode
  /** True inside of a page, which already has a main element. */
  nested?: boolean
}

/** Shown when rendering fails: says so and offers to load the page again. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const Frame = this.props.nested ? 'div' : 'main'
    return (
      <Frame className="plain-page">
        <h1>{words.failed.title}</h1>
        <p>{words.failed.text}</p>
        {this.props.help}
        <p>
          <Button onClick={() => location.reload()}>{words.failed.reload}</Button>
        </p>
      </Frame>
    )
  }
}
