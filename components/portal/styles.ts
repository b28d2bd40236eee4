// Next merges consecutive small style sheets into files for all pages that share one of them, but never across a global
// sheet. The entry points of the portal import this file first: the sheets that they share with public pages, then a
// global one. So public pages load none of the portal's style sheets.
import "@/components/ui/button.module.css";
import "@/components/ui/card-image.module.css";
import "@/components/ui/empty-state.module.css";
import "@/components/ui/error-summary.module.css";
import "@/components/ui/fields.module.css";
import "@/components/ui/form-outcome.module.css";
import "@/components/ui/loading-note.module.css";
import "@/components/ui/notice.module.css";
import "@/components/ui/rich-text.module.css";
import "@/components/ui/toasts.module.css";
import "@mantine/tiptap/styles.layer.css";
