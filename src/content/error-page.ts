/** The page that says that a page could not be made. */
export const errorPage = {
  /** In the tab of the browser. */
  tabTitle: 'Something went wrong',
  title: 'Unexpected Application Error!',
  text: 'The page couldn’t be shown. Please try again in a moment.',
  /** Before the phone number. */
  call: 'You can also call us:',
}
