import type { Asks } from '../topics.ts'

/** How people ask about this website and this assistant. */
export const websiteAsks = {
  accessibility: {
    words: 'accessible accessibility blind voiceover print font larger contrast braille tty size',
    asks: `
      i am blind can i use this site
      does it work with a screen reader
      make the text bigger
      accessible accessibility website
      blind low vision screen reader
      text too small bigger letters
      i cannot read well easy read
      keyboard only
      wcag ada
      hard to see hear
      accesibilidad ciego letra grande
      get this in large print
      i use voiceover jaws nvda
      i cannot see well
      website for blind people
      make letters bigger
      i can not read
      i have low vision
      is the site ada compliant
      how do i make this bigger
      hard for me to read
      change the font size
      can the website read to me
      is your building wheelchair accessible
      are the homes wheelchair friendly
      ramps elevator
      read this out loud
      i am legally blind how do i use this
      words are too tiny
      big letters
      can you read it to me
      i cannot see the screen`,
  },
  'website-problem': {
    words: 'error crash crashed crashing froze frozen broken blank loading glitch freezing freezes',
    asks: `
      website not working broken down
      cannot upload my file upload failed
      button does nothing
      page will not load error
      form will not send submit
      link does not work dead link
      application crashed froze
      lost my application phone died
      site locked me out
      no funciona la pagina error
      the page is blank
      it says error
      cannot attach my resume
      it will not let me upload
      the site is slow
      nothing happens when i click
      the form does not work
      submit button not working
      video will not play
      it did not go through
      my application did not send
      your site keeps freezing
      my file wont upload
      the website is down
      it keeps saying error
      i cannot submit
      link is broken
      form not working
      cannot open the page
      the careers page is not loading
      i pressed send and got an error
      it is not loading
      your site does not work on my phone
      page will not load
      it will not let me submit
      cannot open the pdf
      i got locked out
      my password does not work
      i cannot find the button
      your website crashed
      i hit submit twice
      no confirmation email
      it keeps spinning when i send
      my picture will not attach
      the link is dead
      page keeps crashing on my phone
      it logged me out
      i clicked and nothing
      no me deja mandar la solicitud
      i made a mistake on the form
      i cannot upload my resume
      upload does not work
      i cannot upload my resume`,
  },
  'my-data': {
    words: 'cookies delete erase data track tracking unsubscribe ssn erased',
    asks: `
      do you use cookies
      what information do you have about me
      remove my data
      what do you store keep about me
      delete erase remove my information data
      cookies tracking
      sell my data
      see the data you have about me
      delete my application
      stop getting emails unsubscribe
      is my information safe upload social security
      borrar mis datos
      i want my info deleted
      do you track me
      is my ssn safe with you
      what happens to my data
      who has my information
      get rid of my information
      is it safe to send my id social security card
      do you share my data with anyone
      erase everything about me
      what do you do with my information
      can i see my data
      remove my name
      do you keep my resume
      do you sell my information
      how long do you keep my data
      is my information safe with you
      do you sell my info
      can you delete my application
      take my info off your site
      stop sending me texts emails
      how do i delete my account
      someone else used my email
      do you keep my picture`,
  },
  assistant: {
    words: 'robot bot ai chatbot machine',
    asks: `
      what can you do
      is this a person
      is anybody there
      are you human
      what questions can i ask
      are you a robot bot real computer ai
      who am i talking to
      what can i ask you
      what can you do help me with
      is this a person live chat
      who made you
      help
      how do i use this chat
      eres un robot ayuda
      am i chatting with ai
      what topics do you know
      are you a machine
      are you a computer
      who is this
      what do you know
      can you help me
      how does this work
      are u real
      can you help me with something
      is someone there
      can you answer questions
      i have a question
      is there a human behind this
      tell me about yourself
      how do you work
      are you chatgpt
      do you have a name
      am i talking to a computer
      is anyone reading this
      what are you
      who are you talking bot
      can i ask you something
      how old are you
      what is your name
      do you like cats
      where do you live
      are you married
      what is your favorite color
      can you call my mom`,
  },
} satisfies Asks
